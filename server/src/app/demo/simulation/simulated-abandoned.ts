import { LATEST_REMINDER_DAYS } from '@gulmohar/contract/admin/abandoned-checkout.ts';
import type { Settings } from '@gulmohar/contract/admin/settings.ts';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database/connection.ts';
import type { PricedCheckoutRow } from '../../../sales/checkout/checkout-row.ts';
import { insertCheckout } from '../seed-orders.ts';
import type { Chance } from './chance.ts';
import { drawOrder, type Offer } from './simulated-orders.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const AGREED = 0.7;
const CAME_BACK = 0.4;

type Past = { days: number; offers: readonly Offer[]; settings: Settings };

/**
 * Checkouts that were left unpaid. Those who agreed were reminded of it, some came back, and whoever of them happened to
 * buy within a week is counted as won back. @returns how many
 */
export async function abandonCheckouts(
  db: Database,
  chance: Chance,
  { days, offers, settings }: Past,
): Promise<number> {
  let count = 0;
  await db.transaction().execute(async (trx) => {
    for (let daysAgo = days - 1; daysAgo > 0; daysAgo -= 1) {
      for (let left = chance.between(1, 3); left > 0; left -= 1) {
        const drawn = drawOrder(chance, daysAgo, offers);
        const demo = { ...drawn, method: 'upi' as const, remindMe: chance.happens(AGREED) };
        const placedAt = new Date(Date.now() - demo.placedDaysAgo * DAY_MS);
        const checkout = await insertCheckout(trx, demo, { placedAt, settings, status: 'expired' });
        await openAtSandbox(trx, checkout);
        const hasComeBack = chance.happens(CAME_BACK);
        // The shop's own job reminds of newer ones.
        if (demo.remindMe && demo.placedDaysAgo > LATEST_REMINDER_DAYS)
          await remind(trx, checkout, hasComeBack);
        count += 1;
      }
    }
  });
  return count;
}

async function openAtSandbox(trx: Transaction, checkout: PricedCheckoutRow): Promise<void> {
  const { id, provider_order_id: orderId, amount, currency, created_at: at } = checkout;
  await sql`
    insert into sandbox.provider_order (id, amount, currency, receipt, created_at)
    values (${orderId}, ${amount}, ${currency}, ${id}, ${at})`.execute(trx);
}

/** An hour later, and another day later unless the buyer has come back. */
async function remind(
  trx: Transaction,
  { id, created_at: at }: PricedCheckoutRow,
  hasComeBack: boolean,
): Promise<void> {
  const after = (hours: number) => new Date(at.getTime() + hours * HOUR_MS);
  await trx
    .insertInto('checkout_reminder')
    .values({
      checkout_id: id,
      first_at: after(1),
      second_at: hasComeBack ? null : after(25),
      returned_at: hasComeBack ? after(4) : null,
    })
    .execute();
}
