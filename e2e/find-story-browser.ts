import { browserWorks } from './chromium/browser-works.ts';
import { findHeadlessShell } from './chromium/headless-shell.ts';
import { installFromNpm } from './chromium/install-from-npm.ts';
import { findChromium } from './find-chromium.ts';

/**
 * Finds the browser for the stories: the one named by CHROMIUM_PATH, else a headless shell, installed or from
 * npm, else any Chromium.
 * @returns the path of a program that takes Chromium's flags
 * @throws Error in one line when none is available
 */
export async function findStoryBrowser(): Promise<string> {
  if (process.env.CHROMIUM_PATH) return findChromium();
  for (const find of [findHeadlessShell, installFromNpm]) {
    const shell = find();
    if (shell && (await browserWorks(shell))) return shell;
  }
  return findChromium();
}
