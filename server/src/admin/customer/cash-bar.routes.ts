import * as api from '@gulmohar/contract/admin/cash-bar.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { Route } from '../../platform/http/route.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import { findBars, type OpenBar } from '../../sales/cod/cash-bars.ts';
import { openPhoneHash } from '../../sales/cod/phone-hash.ts';
import { staffRoute } from '../session/staff-route.ts';
import { barFromCash, contestCashBar, liftCashBar } from './cash-bar.ts';

type Needs = { db: Database; secrets: Secrets };

/** `/api/admin/customer/*cash*`: customers and phone numbers that staff have barred from cash on delivery */
export function cashBarRoutes({ db, secrets }: Needs): Route[] {
  const hashPhone = openPhoneHash(secrets);
  return [
    staffRoute(api.listCashBars, {}, async ({ query }) => ({
      bars: (await findBars(db, query.userId)).map(present),
    })),

    staffRoute(api.barFromCash, {}, async ({ body, staff }) => {
      await barFromCash(db, staff, hashPhone, body);
      return {};
    }),

    staffRoute(api.contestCashBar, {}, async ({ body, staff }) => {
      await contestCashBar(db, staff, body);
      return {};
    }),

    staffRoute(api.liftCashBar, {}, async ({ body, staff }) => {
      await liftCashBar(db, staff, body);
      return {};
    }),
  ];
}

/** Maps a row to what staff see, without the hash of the phone number. */
function present(bar: OpenBar): api.CashBar {
  const { id, user_id, customer, reason, until, staff_name, at, contested_at, contest_note } = bar;
  return {
    ...{ barId: id, userId: user_id, customer, reason, staffName: staff_name },
    ...{ until: until.toISOString(), at: at.toISOString() },
    contested: contested_at && { at: contested_at.toISOString(), note: contest_note ?? '' },
  };
}
