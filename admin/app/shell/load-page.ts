import type { ComponentType } from 'react';

/** The script of a page is gone, as it is in a tab that was opened before an update of the shop. */
export class MissingScript extends Error {}

const RELOADED = 'gulmohar-reloaded-for-script';

/** @throws MissingScript */
export async function loadPage(load: () => Promise<ComponentType>): Promise<ComponentType> {
  try {
    const page = await load();
    sessionStorage.removeItem(RELOADED);
    return page;
  } catch (cause) {
    throw new MissingScript('The page’s script could not be loaded', { cause });
  }
}

/** Loads the page anew, with the scripts of today: once, and only if the shop replies, since the page would be lost. */
export async function reloadOnce(): Promise<void> {
  if (sessionStorage.getItem(RELOADED)) return;
  const isThere = await fetch(location.href, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!isThere) return;
  sessionStorage.setItem(RELOADED, 'yes');
  location.reload();
}
