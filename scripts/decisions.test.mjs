import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './paths.mjs';

const folder = path.join(root, 'docs/decisions');
const records = readdirSync(folder).filter((name) => /^\d{4}-.+\.md$/.test(name));

test('the list of decisions has each record once, in order, with its title and date', () => {
  const rows = readFileSync(path.join(folder, 'README.md'), 'utf8')
    .split('\n')
    .filter((line) => /^\| \[\d{4}\]/.test(line))
    .map((line) => line.split(' | ').slice(0, 3).join(' | '));
  expect(rows).toEqual(records.sort().map(rowOf));
});

/** Returns the row that a record's first lines make. The record may describe its status at greater length. */
function rowOf(name) {
  const record = readFileSync(path.join(folder, name), 'utf8');
  const { title, date } = /^# (?<title>.+)\n\nDate: (?<date>[\d-]+) · Status: /.exec(record)?.groups ?? {};
  return `| [${name.slice(0, 4)}](${name}) | ${title} | ${date}`;
}
