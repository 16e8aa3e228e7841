import type { StateStorage } from 'zustand/middleware';

/**
 * Returns the storage of the browser or tab. Where it is blocked, as on the server, it is one that lasts as long as
 * the page, since stores cannot be used without any.
 */
export function browserStorage(name: 'localStorage' | 'sessionStorage'): StateStorage {
  try {
    return globalThis[name] ?? inMemory();
  } catch {
    return inMemory();
  }
}

function inMemory(): StateStorage {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}
