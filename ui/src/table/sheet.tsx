// The rail on a phone: a sheet that comes up from the bottom.

import type { JSX } from 'preact';
import type { Board } from '../boards/board';
import { Dialog } from '../kit/dialog';
import { words } from '../words';
import { RailInside } from './rail';
import type { LiveModel } from './live_model';

export function Sheet({ model, board, onClose }: { model: LiveModel; board: Board; onClose: () => void }): JSX.Element {
  return (
    <Dialog title={words.value.score} onClose={onClose} class="sheet">
      <div class="rail"><RailInside model={model} board={board} advice={false} /></div>
    </Dialog>
  );
}
