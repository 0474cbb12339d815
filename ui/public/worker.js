// The house while no page is open: it shows that it is somebody's turn, and opens the page where there is no network.
// What a notice says was written by the server for this person alone; nothing of a table is kept here.

const SHELL = 'affinage-shell';
const FIRST = ['./', 'app.css', 'rest.css', 'app.js', 'icon.svg', 'icon-turn.svg', 'manifest.webmanifest'];
const SOME = 80; // files that are kept: the newest
const WAIT = 4000; // ms for the network before what is kept is shown

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(SHELL).then((shell) => shell.addAll(FIRST)).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

/** The page itself; nothing that the server works out, and nothing of somebody else. */
function ofThePage(request) {
  const url = new URL(request.url);
  const home = new URL('./', self.registration.scope);
  const path = url.pathname.slice(home.pathname.length);
  return request.method === 'GET' && url.origin === home.origin && !/^(api\/|metrics)/.test(path);
}

async function keep(request, answer) {
  const shell = await caches.open(SHELL);
  await shell.put(request, answer);
  const all = await shell.keys();
  const parts = all.filter((each) => each.url.includes('/assets/'));
  await Promise.all(parts.slice(0, Math.max(0, parts.length - SOME)).map((each) => shell.delete(each)));
}

/** From the network; where there is none (or where it takes too long), as it was. What has a hash in its name never changes. */
async function fetched(event) {
  const { request } = event;
  const kept = await caches.match(request, { ignoreSearch: true });
  if (kept && request.url.includes('/assets/')) return kept;
  const coming = fetch(request).then((answer) => {
    if (answer.ok && answer.type === 'basic') event.waitUntil(keep(request, answer.clone()));
    return answer;
  });
  if (!kept) return coming;
  const late = new Promise((done) => { setTimeout(() => done(kept.clone()), WAIT); });
  return Promise.race([coming.catch(() => kept), late]);
}

self.addEventListener('fetch', (event) => {
  if (ofThePage(event.request)) event.respondWith(fetched(event));
});

self.addEventListener('push', (event) => {
  const told = event.data?.json() ?? {};
  const shown = { body: told.body, tag: told.tag, renotify: true, icon: 'icon-192.png', badge: 'icon-badge.png', data: { url: told.url } };
  event.waitUntil(Promise.all([
    self.registration.showNotification(told.title ?? 'Affinage', shown),
    told.n && self.navigator.setAppBadge?.(told.n),
  ]));
});

/** A window that shows that table already, or else one that shows the house, or else a new one. */
async function open(url) {
  const address = new URL(url, self.registration.scope).href;
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find((each) => each.url === address);
  if (there) return there.focus();
  const house = windows.find((each) => /#\/(my)?$|\/$/.test(each.url));
  if (house?.navigate) {
    const led = await house.navigate(address).catch(() => null);
    if (led) return led.focus();
  }
  return self.clients.openWindow(address);
}

self.addEventListener('notificationclick', (event) => {
  const url = event.notification.data?.url ?? '#/my';
  event.waitUntil(self.registration.getNotifications().then((all) => all.forEach((each) => each.close())).then(() => open(url)));
});
