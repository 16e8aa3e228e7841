import { execFile } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';

const SERVER = path.resolve(import.meta.dirname, '../../..');

/** Prints each file of the demo and the payment sandboxes that is loaded. */
const watch = `
  import { registerHooks } from 'node:module';
  const root = '${pathToFileURL(path.dirname(SERVER))}';
  const watched = /\\/(demo|dev|payment-sandbox)\\//;
  registerHooks({
    load(url, context, next) {
      if (url.startsWith(root) && watched.test(url.slice(root.length))) console.log(url);
      return next(url, context);
    },
  });`;

test('the shop loads neither the demo nor a payment sandbox before its settings require them', async () => {
  // The program loads all its imports, then fails to start.
  const env = { ...process.env, PORT: 'none' };
  const args = ['--import', `data:text/javascript,${encodeURIComponent(watch)}`, 'src/main.ts'];
  const { stdout, stderr } = await new Promise<{ stdout: string; stderr: string }>((resolve) => {
    execFile(process.execPath, args, { cwd: SERVER, env }, (_, stdout, stderr) =>
      resolve({ stdout, stderr }),
    );
  });
  expect(stderr).toContain('The shop cannot start');
  expect(stdout).toBe('');
});
