import { readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = path.resolve(import.meta.dirname, '../../../../deploy/high-availability');

/**
 * Reads a file that operators are given, and replaces some of its words.
 * @throws Error if a word does not occur, because the test would then not run what the file says
 */
export function deployedFile(name: string, replaced: Record<string, string>): string {
  let text = readFileSync(path.join(FOLDER, name), 'utf8');
  for (const [word, by] of Object.entries(replaced)) {
    if (!text.includes(word)) throw new Error(`${name} does not contain ${word}`);
    text = text.replaceAll(word, by);
  }
  return text;
}

/** The same for a file of NAME=value lines, as systemd reads them. */
export function deployedEnv(name: string, replaced: Record<string, string>): Record<string, string> {
  const lines = deployedFile(name, replaced)
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
}
