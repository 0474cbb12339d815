// What the server's judge says of the piece in hand, in one line or a few.

import type { JSX } from 'preact';
import type { Finding } from '../../api/boxes';
import { Icon } from '../../kit/icons';
import { t } from '../../words/box';
import { useRoom } from './sign';

/** A sentence about the piece in hand, without its name. */
function about(sentence: string): string {
  const rest = sentence.replace(/^[^:=]{1,60}: /, '');
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

export function Judged({ found, whole }: { found: Finding[]; whole: boolean }): JSX.Element {
  const { desk } = useRoom();
  const wrong = found.filter((each) => each.level === 'broken');
  const against = found.filter((each) => each.level === 'against_facts' && !each.accepted && !each.open);
  if (desk.offline.value) return <p class="judged away" role="status"><Icon name="unlinked" size={18} />{t.value.offline}</p>;
  if (wrong.length || against.length) {
    return (
      <div class={`judged ${wrong.length ? 'broken' : 'asks'}`} role="status">
        <b><Icon name="warn" size={18} />{wrong.length ? t.value.cannotBe : t.value.fromRuleBook}</b>
        {[...wrong, ...against].slice(0, 3).map((each) => <p key={each.sentence}>{each.row ? about(each.sentence) : each.sentence}</p>)}
      </div>
    );
  }
  if (!whole) return <p class="judged waits">&nbsp;</p>;
  return <p class={`judged fine ${desk.busy ? 'busy' : ''}`} role="status">{desk.busy ? t.value.judging : <><Icon name="tick" size={18} />{t.value.fine}</>}</p>;
}
