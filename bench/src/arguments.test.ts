import { execFile } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';

async function run(
  program: string,
  args: string[],
): Promise<{ code: number | string | null | undefined; complaint: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [path.join(import.meta.dirname, program), ...args], (error, _, complaint) =>
      resolve({ code: error?.code, complaint }),
    );
  });
}

test.each([
  [['list'], "There is no row 'list'; choose from P1,"],
  [['p1', 'p0'], "There is no row 'p0'"],
  [['--fast'], "Unknown option '--fast'"],
  [['--products', 'many'], '--products must be a whole number'],
  [['--quick', '--keep'], '--keep only works for thorough runs'],
])('bench %j reports the mistake in one line and exits with code 2', async (args, words) => {
  const { code, complaint } = await run('main.ts', args);
  expect(complaint).toContain(words);
  expect(complaint.trim().split('\n')).toHaveLength(1);
  expect(code).toBe(2);
});

test.each([
  [['--oders', '5'], "Unknown option '--oders'"],
  [['--orders', 'many'], '--orders must be a whole number'],
  [['--orders', '0'], '--orders must be a whole number'],
  [['list'], "Unexpected argument 'list'"],
])(
  'the admin list bench with %j reports the mistake in one line and exits with code 2',
  async (args, words) => {
    const { code, complaint } = await run('admin/main.ts', args);
    expect(complaint).toContain(words);
    expect(complaint.trim().split('\n')).toHaveLength(1);
    expect(code).toBe(2);
  },
);
