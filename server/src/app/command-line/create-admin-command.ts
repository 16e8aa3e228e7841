import { parseArgs } from 'node:util';
import { roles } from '@gulmohar/contract/admin/permissions.ts';
import { email } from '@gulmohar/contract/values/email.ts';
import { z } from 'zod';
import { hashPassword } from '../../accounts/user/password-hash.ts';
import { insertStaff } from '../../admin/staff/insert-staff.ts';
import { randomPassword } from '../../admin/staff/reset-access.ts';
import { giveSetupCode } from '../../admin/staff/setup-code.ts';
import { ShopSettings } from '../../shop/shop-settings.ts';
import { assertNoMore, type Command, Misuse, reportPlainly, setupCodeLine } from './command.ts';

const member = z.object({
  email: email({ missing: 'Name the e-mail address', invalid: 'This is not an e-mail address' }),
  name: z
    .string()
    .trim()
    .min(1, 'The name is empty')
    .max(80, 'The name may have at most 80 characters')
    .optional(),
  role: z.enum(roles, `The role must be one of ${roles.join(', ')}`),
});

export const createAdminCommand: Command = {
  usage: `<e-mail> [--name X --role ${roles.join('|')}]`,
  does: 'adds a member of staff who can sign in at /admin, and prints the password and a set-up code',
  read(args) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        name: { type: 'string' },
        role: { type: 'string', default: 'owner' },
      },
    });
    assertNoMore(positionals, 1);
    const parsed = member.safeParse({ ...values, email: positionals[0] });
    if (!parsed.success) throw new Misuse(parsed.error.issues[0]?.message ?? 'Name the e-mail address.');
    const { email, name, role } = parsed.data;
    return async ({ db, env, say }) => {
      const password = randomPassword();
      const passwordHash = await hashPassword(password);
      const { shop } = (await ShopSettings.open(db, env)).current();
      await reportPlainly(async () => {
        const setupCode = await db.transaction().execute(async (trx) => {
          const staffId = await insertStaff(trx, { email, name: name ?? shop.name, role, passwordHash });
          return giveSetupCode(trx, staffId);
        });
        say(`${email} signs in at ${env.PUBLIC_URL}/admin with ${password}`);
        say(setupCodeLine(setupCode));
      });
    };
  },
};
