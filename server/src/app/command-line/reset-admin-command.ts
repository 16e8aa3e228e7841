import { parseArgs } from 'node:util';
import { TEMPORARY_PASSWORD_HOURS } from '@gulmohar/contract/admin/staff.ts';
import { findActiveStaffByEmail } from '../../admin/session/find-staff.ts';
import { resetAccess } from '../../admin/staff/reset-access.ts';
import { StartupError } from '../../platform/process/startup-error.ts';
import { assertNoMore, type Command, inPlainWords, Misuse, setupCodeLine } from './command.ts';

export const resetAdminCommand: Command = {
  usage: '<e-mail>',
  does: 'gives a member of staff a temporary password, which it prints, and turns their second factor off',
  read(args) {
    const { positionals } = parseArgs({ args, allowPositionals: true });
    assertNoMore(positionals, 1);
    const email = positionals[0]?.trim().toLowerCase();
    if (!email) throw new Misuse('Say whose: an e-mail address.');
    return async ({ db, env, say }) => {
      const member = await findActiveStaffByEmail(db, email);
      if (!member) {
        throw new StartupError(
          `Nobody who may sign in at /admin has the address ${email}. create-admin adds somebody.`,
        );
      }
      await inPlainWords(async () => {
        const { password, setupCode } = await resetAccess(db, { staffId: null, name: 'Operator' }, member.id);
        say(
          `${email} signs in at ${env.PUBLIC_URL}/admin with ${password} within ${TEMPORARY_PASSWORD_HOURS} hours,`,
        );
        say(
          'chooses a password there, and sets the second factor up again. All sessions of theirs are ended.',
        );
        say(setupCodeLine(setupCode));
      });
    };
  },
};
