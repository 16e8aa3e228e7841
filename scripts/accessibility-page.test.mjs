import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './paths.mjs';

const page = readFileSync(path.join(root, 'docs/accessibility.md'), 'utf8');
const rows = [...page.matchAll(/^\| (\d\.\d\.\d+) (A{1,2}) \| (.+?) \| (.+) \|$/gm)].map(
  ([, number, level, name, proof]) => ({ number, level, name, proof }),
);

/** The WCAG 2.2 success criteria of both levels; 4.1.1 is obsolete. */
const criteria = {
  A: '1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2',
  AA: '1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3',
};

test('every WCAG 2.2 criterion of levels A and AA has one line', () => {
  for (const [level, numbers] of Object.entries(criteria)) {
    const listed = rows.filter((row) => row.level === level).map(({ number }) => number);
    expect(listed, level).toEqual(numbers.split(' '));
  }
});

test('every line names an existing test, a dated inspection, or why the criterion does not apply', () => {
  for (const { number, proof } of rows) {
    const files = [...proof.matchAll(/`([\w/-]+\.(?:spec\.ts|aria\.yml))`/g)].map(([, file]) => file);
    const isKnown = /\baxe\b|html-validate|all trees|inspection \d{4}-\d\d-\d\d|does not apply/.test(proof);
    expect(files.length > 0 || isKnown, number).toBe(true);
    const missing = files.filter((file) => !existsSync(path.join(root, folderOf(file), file)));
    expect(missing, number).toEqual([]);
  }
});

function folderOf(file) {
  return file.endsWith('.aria.yml') ? 'e2e/trees' : 'e2e/stories';
}
