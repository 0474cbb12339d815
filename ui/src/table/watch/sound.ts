// A few short, soft sounds, made here and not fetched. They are off until somebody asks for them.

import { settings } from '../../settings';

export type Sound = 'turn' | 'piece' | 'coins' | 'end';

interface Note {
  at: number; // seconds
  pitch: number; // Hz
  lasts: number;
  loud: number;
  wave: OscillatorType;
}

const note = (at: number, pitch: number, lasts: number, loud: number, wave: OscillatorType = 'sine'): Note => ({ at, pitch, lasts, loud, wave });

const SCORES: Record<Sound, Note[]> = {
  turn: [note(0, 523.25, 0.35, 0.12), note(0.14, 783.99, 0.5, 0.12)], // two soft bells, upwards
  piece: [note(0, 196, 0.09, 0.16, 'triangle'), note(0, 110, 0.06, 0.12)], // wood on wood
  coins: [note(0, 1567.98, 0.12, 0.05), note(0.06, 2093, 0.16, 0.05)],
  end: [note(0, 392, 0.5, 0.1), note(0.16, 493.88, 0.5, 0.1), note(0.32, 587.33, 0.5, 0.1), note(0.48, 783.99, 0.9, 0.12)],
};

let desk: AudioContext | null = null;

/** Browsers let a page sound only after somebody has touched it; until then nothing is heard, and nothing is saved up. */
export function play(sound: Sound): void {
  if (!settings.peek().sound || document.hidden || typeof AudioContext === 'undefined') return;
  desk ??= new AudioContext();
  if (desk.state === 'suspended') void desk.resume().catch(() => {});
  if (desk.state === 'closed') return;
  const now = desk.currentTime + 0.01;
  for (const { at, pitch, lasts, loud, wave } of SCORES[sound]) {
    const voice = new OscillatorNode(desk, { type: wave, frequency: pitch });
    const hand = new GainNode(desk, { gain: 0 });
    hand.gain.setValueAtTime(0, now + at);
    hand.gain.linearRampToValueAtTime(loud, now + at + 0.012);
    hand.gain.exponentialRampToValueAtTime(0.0001, now + at + lasts);
    voice.connect(hand).connect(desk.destination);
    voice.start(now + at);
    voice.stop(now + at + lasts + 0.02);
  }
}
