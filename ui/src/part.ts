// Parts of the page are fetched when they are needed. The server may be away for a moment, or have a newer page by now.

const AGAIN = 1500; // ms

/** Fetches a part, again and again; where it is gone for good the whole page is loaded anew, once. */
export async function part<T>(load: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await load();
    } catch {
      await new Promise((done) => setTimeout(done, AGAIN));
      if (tries > 1 && (await answers())) reload();
    }
  }
}

/** Whether the server can be reached. */
export async function answers(): Promise<boolean> {
  try {
    return (await fetch('api/status', { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

function reload(): void {
  const last = Number(sessionStorage.getItem('affinage/reloaded') ?? 0);
  if (Date.now() - last < 60_000) return;
  sessionStorage.setItem('affinage/reloaded', String(Date.now()));
  location.reload();
}

/** Styles of a room that few people enter, fetched before it is shown; they stand after all others. */
export async function styles(file: string): Promise<void> {
  if (document.querySelector(`link[href="${file}"]`)) return;
  for (;;) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = file;
    const come = new Promise<boolean>((done) => { link.onload = () => done(true); link.onerror = () => done(false); });
    document.head.append(link);
    if (await come) return;
    link.remove();
    await new Promise((done) => setTimeout(done, AGAIN));
  }
}
