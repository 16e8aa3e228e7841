import { parseArgs } from 'node:util';
import { TEMPORARY_PASSWORD_HOURS } from '@gulmohar/contract/admin/staff.ts';
import { findActiveStaffByEmail } from '../../admin/session/find-staff.ts';
import { resetAccess } from '../../admin/staff/reset-access.ts';
import { StartupError } from '../../platform/process/startup-error.ts';
import { assertNoMore, type Command, Misuse, reportPlainly, setupCodeLine } from './command.ts';

export const resetAdminCommand: Command = {
  usage: '<e-mail>',
  does: 'prints a temporary password for a member of staff and turns off their second factor',
  read(args) {
    const { positionals } = parseArgs({ args, allowPositionals: true });
    assertNoMore(positionals, 1);
    const email = positionals[0]?.trim().toLowerCase();
    if (!email) throw new Misuse('Name the e-mail address.');
    return async ({ db, env, say }) => {
      const member = await findActiveStaffByEmail(db, email);
      if (!member) {
        throw new StartupError(
          `No active member of staff has the address ${email}. To add one, use create-admin.`,
        );
      }
      await reportPlainly(async () => {
        const { password, setupCode } = await resetAccess(db, { staffId: null, name: 'Operator' }, member.id);
        say(
          `${email} signs in at ${env.PUBLIC_URL}/admin with ${password} within ${TEMPORARY_PASSWORD_HOURS} hours,`,
        );
        say(
          'chooses a new password there and sets up the second factor again. All their sessions have ended.',
        );
        say(setupCodeLine(setupCode));
      });
    };
  },
};
