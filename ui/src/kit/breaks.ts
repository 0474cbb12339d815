// Where a long name may be broken: browsers know German syllables on some machines only.

const ONSET = '(?:sch[lmnrw]?|ch|ck|qu|ph|th|st|[bdfgkpt]r|[bfgkp]l|[bcdfghjklmnpqrstvwxzß])';
const WITHIN = '(?<!s(?=ch)|sch(?=[lmnrw])|c(?=[hk])|[pt](?=h)|s(?=t)|[bdfgkpt](?=r)|[bfgkp](?=l))'; // not amid sounds that begin a syllable
const SYLLABLE = new RegExp(`(?<=[a-zäöüß]{3})${WITHIN}(?=${ONSET}[aeiouyäöü][a-zäöüß])`, 'gi');

/** The name with soft hyphens before its syllables. */
export function breakable(name: string): string {
  return name.split(' ').map((word) => (word.length < 9 ? word : word.replace(SYLLABLE, '\u00AD'))).join(' ');
}
