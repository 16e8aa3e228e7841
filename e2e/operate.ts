import { execFileSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

/** What the owner does with the operator's tool, on the stories' shop. @returns what it says */
export function operate(...args: string[]): string {
  const env = { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR };
  return execFileSync(process.execPath, ['server/src/cli.ts', ...args], { cwd: root, env, encoding: 'utf8' });
}
