import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

const MODULE = path.join(import.meta.dirname, 'shut-down-gracefully.ts');
const STARTUP_ERROR = path.join(import.meta.dirname, 'startup-error.ts');

/** Runs a program that opens a database and then a server. @param last what it does after that */
async function run(last: string) {
  const program = `
    const { shutDownGracefully } = await import(${JSON.stringify(MODULE)});
    const { StartupError } = await import(${JSON.stringify(STARTUP_ERROR)});
    const close = (name) => async () => console.log('closes the ' + name);
    const hooks = [close('database'), close('server')];
    shutDownGracefully(hooks);
    setInterval(() => undefined, 1_000);
    ${last}`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program]);
  const output = Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = await once(child, 'exit');
  const [out, err] = await output;
  return { code, closed: out.trim().split('\n'), err };
}

const LAST_FIRST = ['closes the server', 'closes the database'];

test.each(['SIGTERM', 'SIGINT'])('on %s whatever was opened last is closed first', async (signal) => {
  const { code, closed } = await run(`process.kill(process.pid, '${signal}');`);
  expect({ code, closed }).toEqual({ code: 0, closed: LAST_FIRST });
});

test('a signal to the process group that npm also forwards counts as one signal', async () => {
  const { code, closed } = await run(`
    hooks.push(async () => {
      const passedOn = new Promise((resolve) => process.once('SIGTERM', resolve));
      process.kill(process.pid, 'SIGTERM');
      await passedOn;
    });
    process.kill(process.pid, 'SIGTERM');`);
  expect({ code, closed }).toEqual({ code: 0, closed: LAST_FIRST });
});

test('a second signal immediately ends a shop whose shutdown hangs', async () => {
  const { code, closed, err } = await run(`
    hooks.push(() => new Promise(() => undefined));
    process.once('SIGTERM', () => {
      const now = Date.now;
      Date.now = () => now() + 1_000;
      process.kill(process.pid, 'SIGTERM');
    });
    process.kill(process.pid, 'SIGTERM');`);
  expect({ code, closed }).toEqual({ code: 1, closed: [''] });
  expect(err.trim()).toBe('Stopping at once: a second SIGTERM');
});

test('a shop that cannot start says why, closes what it opened and exits with code 1', async () => {
  const { code, closed, err } = await run(`throw new StartupError('the port is taken.');`);
  expect({ code, closed }).toEqual({ code: 1, closed: LAST_FIRST });
  expect(err.trim()).toBe('The shop cannot start: the port is taken.');
});

test('an uncaught failure also closes everything', async () => {
  const { code, closed, err } = await run(`void Promise.reject(new Error('nobody waits for this'));`);
  expect({ code, closed }).toEqual({ code: 1, closed: LAST_FIRST });
  expect(err).toContain('nobody waits for this');
});
