// The table model of a lesson: moves go to the coach, and nothing is foreseen or explained that the coach would say.

import type { Live } from '../../../api/live';
import type { Choice } from '../../../api/types';
import { LiveModel } from '../../../table/live_model';
import { words } from '../../../words';
import type { Course } from './course';

export class LessonModel extends LiveModel {
  constructor(course: Course) {
    super(course as unknown as Live, () => words.value); // all that a table model asks of a living view, a course has
  }

  override foresee(): void {}

  override askWhy(): void {
    this.reasonsKnown.value = true;
  }

  override end(choice: Choice): void {
    this.make(choice.move);
  }
}
