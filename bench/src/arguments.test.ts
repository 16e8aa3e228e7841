import { execFile } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';

const MAIN = path.join(import.meta.dirname, 'main.ts');

async function runBench(
  args: string[],
): Promise<{ code: number | string | null | undefined; complaint: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [MAIN, ...args], (error, _, complaint) =>
      resolve({ code: error?.code, complaint }),
    );
  });
}

test.each([
  [['list'], "There is no row 'list'; choose among P1,"],
  [['p1', 'p0'], "There is no row 'p0'"],
  [['--fast'], "Unknown option '--fast'"],
  [['--products', 'many'], '--products must be a whole number'],
  [['--quick', '--keep'], '--keep is for thorough runs'],
])('bench %j says in one line what is wrong, and ends with 2', async (args, words) => {
  const { code, complaint } = await runBench(args);
  expect(complaint).toContain(words);
  expect(complaint.trim().split('\n')).toHaveLength(1);
  expect(code).toBe(2);
});
