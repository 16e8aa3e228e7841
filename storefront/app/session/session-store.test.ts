import { beforeEach, expect, test, vi } from 'vitest';
import { clearToken, followToken, readToken, setToken, useSession } from './session-store.ts';

let stored: Map<string, string>;
let tab: EventTarget;

beforeEach(() => {
  stored = new Map();
  tab = new EventTarget();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab));
  vi.stubGlobal('removeEventListener', tab.removeEventListener.bind(tab));
});

function tellOtherTabs(key: string | null): void {
  tab.dispatchEvent(Object.assign(new Event('storage'), { key }));
}

test('a shopper stays signed in after a reload until signing out', () => {
  setToken('a.b.c');
  expect(stored.get('token')).toBe('a.b.c');
  expect(readToken()).toBe('a.b.c');
  clearToken();
  expect(readToken()).toBeNull();
  expect(useSession.getState().token).toBeNull();
});

test('signing in or out in one tab applies to the other tabs', () => {
  const stop = followToken();
  stored.set('token', 'a.b.c');
  tellOtherTabs('token');
  expect(useSession.getState().token).toBe('a.b.c');
  stored.clear();
  tellOtherTabs(null);
  expect(useSession.getState().token).toBeNull();
  stop();
});
