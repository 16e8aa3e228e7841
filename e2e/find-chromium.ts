import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { browserWorks } from './chromium/browser-works.ts';
import { installByApt } from './chromium/install-by-apt.ts';
import { installFromNpm } from './chromium/install-from-npm.ts';
import { onPath } from './chromium/on-path.ts';

const PROGRAMS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const USUAL_PLACES = [
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Finds a Chromium that works here: the one named by CHROMIUM_PATH, an installed one, or one that it installs
 * (Debian's as root, otherwise a self-contained one from npm, kept in `.cache/chromium`).
 * @returns the path of a program that takes Chromium's flags
 * @throws Error in one line when none is available
 */
export async function findChromium(): Promise<string> {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (await browserWorks(named)) return named;
    throw new Error(`CHROMIUM_PATH=${named} does not start as a headless browser`);
  }
  for (const candidate of [...PROGRAMS.map(onPath), chromium.executablePath(), ...USUAL_PLACES]) {
    if (candidate && existsSync(candidate) && (await browserWorks(candidate))) return candidate;
  }
  for (const install of [installByApt, installFromNpm]) {
    const installed = await install();
    if (installed && (await browserWorks(installed))) return installed;
  }
  throw new Error('no Chromium works here: install Chromium or Chrome, or name one by CHROMIUM_PATH');
}
