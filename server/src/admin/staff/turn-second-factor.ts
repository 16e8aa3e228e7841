import { recordChange } from '../../platform/audit/record-change.ts';
import type { Database } from '../../platform/database/connection.ts';
import { ShopError, wrongField } from '../../platform/http/shop-error.ts';
import { lockStaff } from '../session/find-staff.ts';
import { codeStep, forgetRecoveryCodes, replaceRecoveryCodes, wrongCode } from '../session/second-factor.ts';
import type { Staff } from '../session/staff.ts';
import { endStaffSessions, markSecondFactor } from '../session/staff-sessions.ts';
import { isSetupCode } from './setup-code.ts';
import { tellOfAccess } from './staff.jobs.ts';

/**
 * Activates the offered secret once a first code proves that the app has it; ends the member's other
 * sessions.
 * @param given the app's code and, where one is needed, the set-up code, which is used up
 * @returns recovery codes, which cannot be shown again
 * @throws ShopError INVALID_INPUT for a wrong code of either kind; STEP_NOT_POSSIBLE when a second factor is
 * already active
 */
export async function turnOnSecondFactor(
  db: Database,
  staff: Staff,
  { code, setupCode }: { code: string; setupCode: string | undefined },
): Promise<string[]> {
  return db.transaction().execute(async (trx) => {
    const member = await lockStaff(trx, staff.staffId);
    if (member.totp_confirmed_at) {
      throw new ShopError('STEP_NOT_POSSIBLE', 'The second factor is already on.');
    }
    if (setupCode !== undefined && !isSetupCode(member, setupCode)) {
      throw wrongField('setupCode', 'This set-up code is wrong or has expired');
    }
    const step = member.totp_secret ? codeStep(member.totp_secret, code, 0, new Date()) : undefined;
    if (step === undefined) throw wrongCode();
    await trx
      .updateTable('staff')
      .set({
        totp_confirmed_at: new Date(),
        totp_last_step: step,
        setup_code_hash: null,
        setup_code_until: null,
      })
      .where('id', '=', staff.staffId)
      .execute();
    await markSecondFactor(trx, staff.sessionId);
    await endStaffSessions(trx, staff.staffId, { allBut: staff.sessionId });
    await recordChange(trx, staff, {
      action: 'staff.second-factor',
      subject: staff.staffId,
      before: { secondFactor: 'off' },
      after: { secondFactor: 'on' },
    });
    await tellOfAccess(trx, staff.staffId, 'second-factor-on');
    return replaceRecoveryCodes(trx, staff.staffId);
  });
}

/** Turns the second factor off; the password is then enough, unless the shop requires a second factor. */
export async function turnOffSecondFactor(db: Database, staff: Staff): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('staff')
      .set({ totp_secret: null, totp_confirmed_at: null, totp_last_step: 0 })
      .where('id', '=', staff.staffId)
      .execute();
    await forgetRecoveryCodes(trx, staff.staffId);
    await recordChange(trx, staff, {
      action: 'staff.second-factor',
      subject: staff.staffId,
      before: { secondFactor: 'on' },
      after: { secondFactor: 'off' },
    });
    await tellOfAccess(trx, staff.staffId, 'second-factor-off');
  });
}
