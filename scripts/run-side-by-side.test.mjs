import { afterEach, expect, test, vi } from 'vitest';
import { runSideBySide } from './run-side-by-side.mjs';

afterEach(() => vi.restoreAllMocks());

/** Returns what is shown of commands that run side by side, and the exit code. */
async function shownOf(commands, places) {
  let shown = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    shown += text;
    return true;
  });
  const code = await runSideBySide(commands, { env: process.env, places });
  return { shown, code };
}

function node(script) {
  return [process.execPath, ['-e', script]];
}

test('all parallel commands run, and their output is shown', async () => {
  const { shown, code } = await shownOf(
    [node('console.log("one")'), node('console.error("two")'), node('0')],
    2,
  );
  expect(shown.split('\n').sort()).toEqual(['', 'one', 'two']);
  expect(code).toBe(0);
});

test('no command starts after one has failed, and its exit code is returned', async () => {
  const scripts = ['console.log("one")', 'console.log("wrong"); process.exit(3)', 'console.log("three")'];
  expect(await shownOf(scripts.map(node), 1)).toEqual({ shown: 'one\nwrong\n', code: 3 });
});

test('a command that does not exist is reported and fails', async () => {
  const { shown, code } = await shownOf([['no-such-command', []]], 2);
  expect(shown).toContain('no-such-command cannot be started');
  expect(code).toBe(127);
});
