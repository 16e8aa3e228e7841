import { parseArgs } from 'node:util';
import { roles } from '@gulmohar/contract/admin/permissions.ts';
import { email } from '@gulmohar/contract/email.ts';
import { z } from 'zod';
import { insertStaff } from '../admin/staff/insert-staff.ts';
import { randomPassword } from '../admin/staff/random-password.ts';
import { StartupError } from '../startup-error.ts';
import { hashPassword } from '../user/password-hash.ts';
import type { Command } from './commands.ts';
import { inPlainWords } from './order-command.ts';

const member = z.object({
  email: email({ missing: 'Say whose: an e-mail address', invalid: 'This is not an e-mail address' }),
  name: z.string().trim().min(1).max(80),
  role: z.enum(roles),
});

export const createAdminCommand: Command = {
  usage: `<e-mail> [--name X --role ${roles.join('|')}]`,
  does: 'lets somebody sign in at /admin, with a password that it prints',
  async run({ db, env, say }, args) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        name: { type: 'string', default: env.SHOP_NAME },
        role: { type: 'string', default: 'owner' },
      },
    });
    const parsed = member.safeParse({ ...values, email: positionals[0] });
    if (!parsed.success) throw new StartupError(parsed.error.issues[0]?.message ?? 'Say whose.');
    const password = randomPassword();
    const passwordHash = await hashPassword(password);
    await inPlainWords(async () => {
      await db.transaction().execute((trx) => insertStaff(trx, { ...parsed.data, passwordHash }));
    });
    say(`${parsed.data.email} signs in at ${env.PUBLIC_URL}/admin with ${password}`);
  },
};
