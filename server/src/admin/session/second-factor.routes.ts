import {
  beginSecondFactor,
  confirmSecondFactor,
  turnOffSecondFactor,
} from '@gulmohar/contract/admin/second-factor.ts';
import type { Dependencies } from '../../dependencies.ts';
import { deskCodeLimit } from '../../http/rate-limits.ts';
import { type Route, staffRoute } from '../../http/route.ts';
import { ShopError } from '../../http/shop-error.ts';
import { recordChange } from '../audit/record-change.ts';
import { assertStaffPassword } from '../staff/assert-staff-password.ts';
import {
  codeStep,
  forgetRecoveryCodes,
  newSecret,
  replaceRecoveryCodes,
  secretAddress,
} from './second-factor.ts';
import { lockStaff } from './staff.store.ts';
import { endStaffSessions, markSecondFactor } from './staff-sessions.ts';
import { wrongCode } from './wrong-code.ts';

/** `/api/admin/second-factor/*`: the authenticator app of whoever is signed in */
export function secondFactorRoutes({ db, shop, limiter }: Dependencies): Route[] {
  return [
    staffRoute(beginSecondFactor, {}, async ({ staff }) => {
      const secret = newSecret();
      const { numUpdatedRows } = await db
        .updateTable('staff')
        .set({ totp_secret: secret })
        .where('id', '=', staff.staffId)
        .where('totp_confirmed_at', 'is', null)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw new ShopError('STEP_NOT_POSSIBLE', 'The second factor is on already.');
      return { secret, address: secretAddress(secret, shop.name, staff.email) };
    }),

    staffRoute(confirmSecondFactor, {}, async ({ body, staff }) => {
      await limiter.consume(deskCodeLimit, staff.staffId);
      return db.transaction().execute(async (trx) => {
        const member = await lockStaff(trx, staff.staffId);
        if (member.totp_confirmed_at) {
          throw new ShopError('STEP_NOT_POSSIBLE', 'The second factor is on already.');
        }
        const step = member.totp_secret ? codeStep(member.totp_secret, body.code, 0, new Date()) : undefined;
        if (step === undefined) throw wrongCode();
        await trx
          .updateTable('staff')
          .set({ totp_confirmed_at: new Date(), totp_last_step: step })
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
        return { recoveryCodes: await replaceRecoveryCodes(trx, staff.staffId) };
      });
    }),

    staffRoute(turnOffSecondFactor, {}, async ({ body, staff }) => {
      await limiter.consume(deskCodeLimit, staff.staffId);
      await assertStaffPassword(db, staff.staffId, body.password, 'password');
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
      });
      return {};
    }),
  ];
}
