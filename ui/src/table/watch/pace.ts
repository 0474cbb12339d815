// How long things are shown. A turn takes two to eight seconds at the normal pace, however many moves it has.

export const PACES = ['calm', 'normal', 'quick', 'result'] as const;
export type Pace = (typeof PACES)[number];

const BEAT = 1400; // ms at the normal pace
const BANNER = 1800;
const BETWEEN = 500; // after a turn
export const LEAD = 250; // before the first step: the seat lights up, and its headline
const [SHORTEST, LONGEST] = [2000, 8000 - LEAD];
const RESULT = 800; // one still picture of a turn
const FACTOR: Record<Pace, number> = { calm: 12 / 7, normal: 1, quick: 3 / 7, result: 1 };
const TRAVEL: Record<Pace, number> = { calm: 700, normal: 420, quick: 240, result: 240 };

export const BEHIND = { turns: 5, ms: 20_000 }; // further behind than this, somebody is asked whether to watch it all

/** How long each beat of a scene stays, the banner first if there is one. */
export function lengths(steps: number, banner: boolean, pace: Pace): number[] {
  if (pace === 'result') return [RESULT];
  const plain = [...(banner ? [BANNER] : []), ...Array.from({ length: banner ? steps : Math.max(1, steps) }, () => BEAT)];
  plain[plain.length - 1]! += BETWEEN;
  const sum = plain.reduce((all, each) => all + each, 0);
  const scale = Math.min(LONGEST, Math.max(SHORTEST, sum)) / sum;
  return plain.map((each) => each * scale * FACTOR[pace]);
}

export function whole(steps: number, banner: boolean, pace: Pace): number {
  return lengths(steps, banner, pace).reduce((all, each) => all + each, 0);
}

/** How long a piece travels: no longer than two fifths of its beat. */
export function travel(pace: Pace, beat: number): number {
  return Math.min(TRAVEL[pace], beat * 0.4);
}
