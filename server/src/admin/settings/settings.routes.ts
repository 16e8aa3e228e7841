import { readSettings, resetSettings, saveSettings } from '@gulmohar/contract/admin/settings-calls.ts';
import { assertPickupPlace } from '../../fulfilment/courier/check-courier.ts';
import type { Couriers } from '../../fulfilment/courier/couriers.ts';
import { isPrefixTaken } from '../../fulfilment/tax/next-number.ts';
import type { Payments } from '../../payments/payments.ts';
import type { Environment } from '../../platform/config/env.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { Route } from '../../platform/http/route.ts';
import { ShopError, wrongField } from '../../platform/http/shop-error.ts';
import type { ChangeFeed } from '../../platform/invalidation/change-feed.ts';
import { mailServerSetBy } from '../../platform/mail/mail-server.ts';
import { missingDetails } from '../../shop/missing-details.ts';
import { saveSetting } from '../../shop/save-setting.ts';
import type { ShopSettings } from '../../shop/shop-settings.ts';
import { staffRoute } from '../session/staff-route.ts';

type Needs = {
  db: Database;
  settings: ShopSettings;
  changes: ChangeFeed;
  couriers: Couriers;
  mailSettings: Pick<Environment, 'SMTP_URL' | 'SHOP_MODE'>;
  payments: Pick<Payments, 'methods'>;
};

const PREFIX_TAKEN =
  'Numbers with this beginning belong to other documents already: credit notes add a C to it, delivery challans a D, and a new registration needs other letters until the next financial year';

export function settingsRoutes({ db, settings, changes, couriers, mailSettings, payments }: Needs): Route[] {
  return [
    staffRoute(readSettings, {}, async () => ({
      settings: settings.current(),
      saved: settings.savedGroups(),
    })),

    staffRoute(saveSettings, {}, async ({ body, staff }) => {
      if (body.group === 'tax' && (await isPrefixTaken(db, body.value))) {
        throw wrongField('value.invoicePrefix', PREFIX_TAKEN);
      }
      if (body.group === 'opening' && body.value.isOpen) {
        assertOpenable(settings, {
          'the mail server': (await mailServerSetBy(db, mailSettings)) !== 'nobody',
          'the payment keys': payments.methods().includes('razorpay'),
        });
      }
      if (body.group === 'couriers') await assertPickupPlace(couriers, body.value);
      await saveSetting(db, settings.defaults, staff, body);
      await changes.poll();
      return { settings: settings.current() };
    }),

    staffRoute(resetSettings, {}, async ({ body, staff }) => {
      await saveSetting(db, settings.defaults, staff, { group: body.group, value: undefined });
      await changes.poll();
      return { settings: settings.current() };
    }),
  ];
}

/** @throws ShopError STEP_NOT_POSSIBLE while nobody knows who sells, no mail could be sent or nobody could pay */
function assertOpenable({ current, isDemo }: ShopSettings, connected: Record<string, boolean>): void {
  const details = isDemo() ? [] : missingDetails(current()).map(({ label }) => label);
  const missing = [...details, ...Object.keys(connected).filter((each) => !connected[each])];
  if (missing.length === 0) return;
  const list = new Intl.ListFormat('en-IN').format(missing);
  throw new ShopError('STEP_NOT_POSSIBLE', `Before the shop opens, please enter ${list}.`);
}
