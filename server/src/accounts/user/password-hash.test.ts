import { expect, test } from 'vitest';
import { hashPassword } from './password-hash.ts';

test('passwords are hashed with 19 MiB and two passes', async () => {
  expect(await hashPassword('Kalamkari7')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});
