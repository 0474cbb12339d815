// Words about being called.

import { inBoth } from '../../words';

const en = {
  title: 'Call me when it is my turn',
  note: 'You are called 20 seconds after your turn has begun, unless a page that you can see has shown it. A call says which game and who moved, never what.',
  here: 'Call me in this browser',
  thisBrowser: 'this browser, even when no page is open',
  otherBrowser: 'a browser on another device',
  kinds: { push: 'A browser', ntfy: 'ntfy', discord: 'Discord', slack: 'Slack' },
  failing: 'The last call did not arrive.',
  try: 'Try',
  tryOne: (name: string) => `Try ${name}`,
  trying: 'On its way …',
  fates: { arrived: 'It has been sent.', failed: 'It could not be delivered just now.', dead: 'Nobody listens there any more.' },
  remove: 'Remove',
  removeOne: (name: string) => `Remove ${name}`,
  webhook: 'Or by ntfy, Discord or Slack',
  add: 'Add',
  webhookNote: 'Paste the address of an ntfy topic or of a webhook. Whoever reads along there sees which game is waiting for you and who moved.',
  level: 'How often',
  levels: { each: 'Each turn', daily: 'Once a day', never: 'Never' },
  failed: 'That did not work. Please try again.',
  why: {
    http: 'This browser calls you only from an address with https and a certificate that it trusts. At home without one, ntfy is a way to be called.',
    iphone: 'On an iPhone or iPad, first put this page on the home screen (Share, then Add to Home Screen) and open it from there.',
    denied: 'This browser has been told not to show notices from here. Its settings for this site can allow them again.',
    browser: 'This browser cannot call you while no page is open. ntfy, Discord or Slack can.',
  },
};

type CallWords = typeof en;

const de: CallWords = {
  title: 'Ruf mich, wenn ich dran bin',
  note: 'Du wirst 20 Sekunden nach Beginn deines Zuges gerufen, außer wenn eine sichtbare Seite ihn schon gezeigt hat. Ein Ruf nennt das Spiel und wer gezogen hat, nie was.',
  here: 'In diesem Browser rufen',
  thisBrowser: 'dieser Browser, auch wenn keine Seite offen ist',
  otherBrowser: 'ein Browser auf einem anderen Gerät',
  kinds: { push: 'Ein Browser', ntfy: 'ntfy', discord: 'Discord', slack: 'Slack' },
  failing: 'Der letzte Ruf kam nicht an.',
  try: 'Ausprobieren',
  tryOne: (name) => `${name} ausprobieren`,
  trying: 'Unterwegs …',
  fates: { arrived: 'Ist abgeschickt.', failed: 'Ließ sich gerade nicht zustellen.', dead: 'Dort hört niemand mehr zu.' },
  remove: 'Entfernen',
  removeOne: (name) => `${name} entfernen`,
  webhook: 'Oder über ntfy, Discord oder Slack',
  add: 'Hinzufügen',
  webhookNote: 'Füge die Adresse eines ntfy-Themas oder eines Webhooks ein. Wer dort mitliest, sieht, welches Spiel auf dich wartet und wer gezogen hat.',
  level: 'Wie oft',
  levels: { each: 'Bei jedem Zug', daily: 'Einmal am Tag', never: 'Nie' },
  failed: 'Das hat nicht geklappt. Bitte versuch es noch einmal.',
  why: {
    http: 'Dieser Browser ruft dich nur von einer Adresse mit https aus, deren Zertifikat er vertraut. Zu Hause ohne Zertifikat hilft ntfy.',
    iphone: 'Auf einem iPhone oder iPad leg diese Seite zuerst auf den Home-Bildschirm (Teilen, dann Zum Home-Bildschirm) und öffne sie von dort.',
    denied: 'Diesem Browser wurde gesagt, von hier keine Mitteilungen zu zeigen. In seinen Einstellungen für diese Seite lässt sich das wieder erlauben.',
    browser: 'Dieser Browser kann dich nicht rufen, wenn keine Seite offen ist. Mit ntfy, Discord oder Slack geht es.',
  },
};

export const calling = inBoth<CallWords>(en, de);
