import { execFile } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readOrders } from './admin/read-orders.ts';
import { readSettings } from './settings.ts';

const known = { rows: ['P1', 'P2', 'C1'], groups: { API: ['P1', 'P2'] }, onlyByName: ['C1'] };

test.each([
  [['list'], "There is no row 'list'; choose from P1, P2, C1, api."],
  [['p1', 'p0'], "There is no row 'p0'"],
  [['--fast'], "Unknown option '--fast'"],
  [['--products', 'many'], '--products must be a whole number'],
  [['--quick', '--keep'], '--keep only works for thorough runs'],
])('bench says what is wrong with %j', (args, words) => {
  expectMistake(() => readSettings(args, known), words);
});

test.each([
  [['--oders', '5'], "Unknown option '--oders'"],
  [['--orders', 'many'], '--orders must be a whole number'],
  [['--orders', '0'], '--orders must be a whole number'],
  [['list'], "Unexpected argument 'list'"],
])('the admin list bench says what is wrong with %j', (args, words) => {
  expectMistake(() => readOrders(args), words);
});

// Node's own messages have several lines.
test.each([
  ['main.ts', '--fast', "Unknown option '--fast'"],
  ['admin/main.ts', '--oders', "Unknown option '--oders'"],
])('%s reports a mistake in one line and exits with code 2', async (program, argument, words) => {
  const { code, complaint } = await run(program, argument);
  expect(complaint).toContain(words);
  expect(complaint.trim().split('\n')).toHaveLength(1);
  expect(code).toBe(2);
});

/** Only a TypeError ends the program with one line (or-misuse.ts). */
function expectMistake(read: () => unknown, words: string): void {
  expect(read).toThrow(TypeError);
  expect(read).toThrow(words);
}

async function run(
  program: string,
  argument: string,
): Promise<{ code: number | string | null | undefined; complaint: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [path.join(import.meta.dirname, program), argument], (error, _, complaint) =>
      resolve({ code: error?.code, complaint }),
    );
  });
}
