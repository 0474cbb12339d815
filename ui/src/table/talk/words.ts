// Words of the talk at a table.

import { inBoth } from '../../words';

const en = {
  title: 'Say something',
  unread: (n: number) => (n === 1 ? 'Say something, one new message' : `Say something, ${n} new messages`),
  emotes: 'Emotes',
  emote: { hello: 'Hello!', cheers: 'Cheers!', 'well-played': 'Well played!', thanks: 'Thank you!', oops: 'Oops!', hmm: 'Hmm …', wow: 'Wow!', soon: 'Back soon' } as Record<string, string>,
  log: 'What was said',
  nothing: 'Nothing has been said yet.',
  only: 'Everybody who sits here can read it; those who only watch cannot. It is deleted with the table.',
  field: 'Your words',
  send: 'Say it',
  mute: (name: string) => `Hear nothing from ${name}`,
  saidBy: (name: string, text: string) => `${name}: ${text}`,
  me: 'Me',
  failed: 'That did not get through. Please try again.',
  allow: 'Talk at the table',
  allows: { all: 'Words and emotes', emotes: 'Emotes only', none: 'None' },
};

type TalkWords = typeof en;

const de: TalkWords = {
  title: 'Etwas sagen',
  unread: (n) => (n === 1 ? 'Etwas sagen, eine neue Nachricht' : `Etwas sagen, ${n} neue Nachrichten`),
  emotes: 'Gesten',
  emote: { hello: 'Hallo!', cheers: 'Zum Wohl!', 'well-played': 'Gut gespielt!', thanks: 'Danke!', oops: 'Hoppla!', hmm: 'Hm …', wow: 'Oh!', soon: 'Gleich zurück' },
  log: 'Was gesagt wurde',
  nothing: 'Noch hat niemand etwas gesagt.',
  only: 'Das lesen alle, die hier sitzen, und niemand, der nur zuschaut. Es wird mit dem Tisch gelöscht.',
  field: 'Deine Worte',
  send: 'Sagen',
  mute: (name) => `Von ${name} nichts hören`,
  saidBy: (name, text) => `${name}: ${text}`,
  me: 'Ich',
  failed: 'Das kam nicht an. Bitte versuch es noch einmal.',
  allow: 'Reden am Tisch',
  allows: { all: 'Worte und Gesten', emotes: 'Nur Gesten', none: 'Gar nicht' },
};

export const talking = inBoth<TalkWords>(en, de);
