import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const run = promisify(execFile);

/** Returns a password's hash as computed outside the test environment. */
async function hashIn(environment: string | undefined): Promise<string> {
  const file = path.join(import.meta.dirname, 'password-hash.ts');
  const program = `console.log(await (await import(${JSON.stringify(file)})).hashPassword('Kalamkari7'))`;
  const { NODE_ENV: _, ...env } = process.env;
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', program], {
    env: { ...env, ...(environment && { NODE_ENV: environment }) },
  });
  return stdout;
}

test.each(['production', 'development', undefined])(
  'passwords are hashed with 19 MiB and two passes outside tests (NODE_ENV=%s)',
  async (environment) => {
    expect(await hashIn(environment)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  },
);
