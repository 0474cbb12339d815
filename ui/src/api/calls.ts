// Being called when it is my turn: by this browser, also when no page is open, or by a webhook.

import { become } from './me';
import { ask, Refused } from './client';
import { read, write } from './storage';
import type { CallLevel } from './types';

export interface Channel {
  id: string;
  kind: 'push' | 'ntfy' | 'discord' | 'slack';
  host: string;
  device: string;
  here: boolean;
  failing: boolean;
}

export interface Calls {
  level: CallLevel;
  key: string; // the server's, for this browser's push service
  channels: Channel[];
}

/** Why this browser cannot call: nothing where it can. */
export type WhyNot = '' | 'http' | 'iphone' | 'denied' | 'browser';

const RENEWED = 86_400_000; // ms after which this browser's address is told again

const mine = <T>(door: string, body?: unknown) => ask<T>(`me/calls${door}`, { token: read('me', ''), body });

export function whyNot(): WhyNot {
  if (!window.isSecureContext) return 'http';
  const pad = /Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1; // an iPad says that it is a Mac
  const iphone = (pad || /iPhone|iPad/.test(navigator.userAgent)) && !matchMedia('(display-mode: standalone)').matches;
  if (iphone) return 'iphone';
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return 'browser';
  return Notification.permission === 'denied' ? 'denied' : '';
}

export async function look(): Promise<Calls> {
  await become();
  return mine<Calls>('');
}

/** Asked from a tap: browsers show their question only then. */
export async function callHere(key: string): Promise<Calls | WhyNot> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const worker = await navigator.serviceWorker.ready;
  const old = await worker.pushManager.getSubscription();
  if (old && !sameKey(old, key)) await old.unsubscribe(); // of another server that was here
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  const { endpoint, keys } = made.toJSON() as { endpoint: string; keys: { p256dh: string; auth: string } };
  const told = await mine<Calls>('/push', { endpoint, p256dh: keys.p256dh, auth: keys.auth });
  write('called', Date.now());
  return told;
}

/** A browser may change its address, and a server that could not reach it forgets it: whoever wants calls here gets them. */
export async function renew(): Promise<void> {
  const last = read('called', 0);
  if (!last || Date.now() - last < RENEWED || whyNot() || Notification.permission !== 'granted') return;
  await callHere((await mine<Calls>('')).key);
}

export async function callNoMore(channel: Channel): Promise<Calls> {
  if (channel.kind === 'push' && channel.here && 'serviceWorker' in navigator) {
    write('called', 0);
    const worker = await navigator.serviceWorker.getRegistration();
    await (await worker?.pushManager.getSubscription())?.unsubscribe().catch(() => false);
  }
  return mine<Calls>('/out', { channel: channel.id });
}

export const addWebhook = (url: string) => mine<Calls>('/webhook', { url });
export const setLevel = (level: CallLevel) => mine<Calls>('/level', { level });
export const tryOut = (channel: string) => mine<{ fate: 'arrived' | 'failed' | 'dead' }>('/test', { channel });
export { Refused };

function sameKey(subscription: PushSubscription, key: string): boolean {
  const its = subscription.options.applicationServerKey;
  return its !== null && text(new Uint8Array(its)) === key;
}

function bytes(key: string): Uint8Array<ArrayBuffer> {
  const plain = atob(key.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}

function text(raw: Uint8Array): string {
  return btoa(String.fromCharCode(...raw)).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}
