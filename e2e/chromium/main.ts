// Gets the stories' browser unless there is one. Runs while packages are being installed, so it imports none.
import { findHeadlessShell } from './headless-shell.ts';
import { installFromNpm } from './install-from-npm.ts';

if (!process.env.CHROMIUM_PATH && !findHeadlessShell()) installFromNpm();
