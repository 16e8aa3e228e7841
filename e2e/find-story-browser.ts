import { browserWorks } from './chromium/browser-works.ts';
import { installFromNpm } from './chromium/install-from-npm.ts';
import { onPath } from './chromium/on-path.ts';
import { findChromium } from './find-chromium.ts';

/** Chromium without window controls: it takes half the processor time in the stories. */
const HEADLESS_SHELLS = ['chromium-headless-shell', 'chrome-headless-shell', 'headless_shell'];

/**
 * Finds the browser for the stories: the one named by CHROMIUM_PATH, else a headless shell, installed or from
 * npm, else any Chromium.
 * @returns the path of a program that takes Chromium's flags
 * @throws Error in one line when none is available
 */
export async function findStoryBrowser(): Promise<string> {
  if (process.env.CHROMIUM_PATH) return findChromium();
  for (const find of [...HEADLESS_SHELLS.map((name) => () => onPath(name)), installFromNpm]) {
    const shell = find();
    if (shell && (await browserWorks(shell))) return shell;
  }
  return findChromium();
}
