import { demoAccounts } from '@gulmohar/demo/accounts/accounts.ts';
import { demoCoupons } from '@gulmohar/demo/catalogue/coupons.ts';
import { demoProducts } from '@gulmohar/demo/catalogue/products.ts';
import { demoPromotions } from '@gulmohar/demo/catalogue/promotions.ts';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { oneAtATime } from '../../platform/database/one-at-a-time.ts';
import { markOwnShop } from '../../shop/own-shop.ts';
import { deleteWithDependents } from './delete-with-dependents.ts';
import { SEEDED } from './demo-marker.ts';
import { removeOrders, selectDemoCheckouts } from './remove-demo-orders.ts';
import { SIMULATED } from './simulated-email.ts';

/** How many of each were removed; `kept` counts demo products that a real order refers to. */
type Removed = {
  accounts: number;
  orders: number;
  products: number;
  coupons: number;
  mails: number;
  archived: number;
};

const emails = demoAccounts.map(({ email }) => email);
const productIds = demoProducts.map(({ id }) => id);
const codes = demoCoupons.map(({ code }) => code);

/** Thrown to roll back a dry run, which does everything so that its counts are exact. */
class DryRun extends Error {}

/**
 * Removes the demo from a shop's data: its accounts, its catalogue, and every order of the demo or paid at a
 * sandbox. The owner's own products, settings and accounts stay, with the stock that they had before such
 * orders; the demo never comes back, and the shop stays closed until its owner opens it. Running it again
 * changes nothing.
 */
export async function removeDemo(db: Database, { isDryRun }: { isDryRun: boolean }): Promise<Removed> {
  let removed: Removed | undefined;
  await db
    .transaction()
    .execute(async (trx) => {
      removed = await removeDemoData(trx);
      if (isDryRun) throw new DryRun();
    })
    .catch((error: unknown) => {
      if (!(error instanceof DryRun)) throw error;
    });
  if (!removed) throw new Error('Removing the demo returned no counts');
  return removed;
}

/** The same within a transaction. */
export async function removeDemoData(trx: Transaction): Promise<Removed> {
  await oneAtATime(trx, SEEDED);
  await selectDemoCheckouts(trx, { emails, productIds });
  await trx.deleteFrom('review').where('source', '=', 'demo').execute();
  const orders = await removeOrders(trx);
  const accounts = await removeAccounts(trx);
  const products = await removeProducts(trx);
  const coupons = await trx
    .deleteFrom('coupon')
    .where('code', 'in', codes)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('coupon_use').whereRef('coupon_use.coupon_id', '=', 'coupon.id').select('coupon_id'),
        ),
      ),
    )
    .executeTakeFirst();
  await trx
    .deleteFrom('promotion')
    .where(
      'id',
      'in',
      demoPromotions.map(({ id }) => id),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('promotion_use')
            .whereRef('promotion_use.promotion_id', '=', 'promotion.id')
            .select('promotion_id'),
        ),
      ),
    )
    .execute();
  await forgetSimulated(trx);
  const mails = await trx.deleteFrom('dev_mailbox').executeTakeFirst();
  await forgetVisits(trx);
  // The report may refer to data that no longer exists.
  await trx.deleteFrom('doctor_report').execute();
  await trx.deleteFrom('installation').where('name', '=', SEEDED).execute();
  await markOwnShop(trx);
  return {
    accounts,
    orders,
    ...products,
    coupons: Number(coupons.numDeletedRows),
    mails: Number(mails.numDeletedRows),
  };
}

/** The visits of the demo would spoil the figures of the owner's first months. */
async function forgetVisits(trx: Transaction): Promise<void> {
  for (const table of ['visit_step', 'visit_day', 'visit_count', 'product_day', 'search_count'] as const) {
    await trx.deleteFrom(table).execute();
  }
}

/** People whom the simulation made up, besides its buyers, who went with their orders. */
async function forgetSimulated(trx: Transaction): Promise<void> {
  await trx.deleteFrom('newsletter_subscriber').where('email', 'like', SIMULATED).execute();
  await trx.deleteFrom('stock_alert').where('email', 'like', SIMULATED).execute();
}

async function removeAccounts(trx: Transaction): Promise<number> {
  const staff = await trx.deleteFrom('staff').where('email', 'in', emails).executeTakeFirst();
  await trx.deleteFrom('newsletter_subscriber').where('email', 'in', emails).execute();
  await trx.deleteFrom('reminder_opt_out').where('email', 'in', emails).execute();
  await trx.deleteFrom('stock_alert').where('email', 'in', emails).execute();
  const users = await trx
    .deleteFrom('users')
    .where(({ or, eb }) => or([eb('email', 'in', emails), eb('email', 'like', SIMULATED)]))
    .executeTakeFirst();
  return Number(staff.numDeletedRows + users.numDeletedRows);
}

async function removeProducts(trx: Transaction): Promise<{ products: number; archived: number }> {
  // Before the ledger, to which their end is written.
  await trx
    .deleteFrom('stock_hold')
    .using('variant')
    .whereRef('variant.id', '=', 'stock_hold.variant_id')
    .where('product_id', 'in', productIds)
    .execute();
  const products = await deleteWithDependents(
    trx,
    'product',
    sql`id = any(${productIds}::text[])
      and not exists (select from order_line where product_id = product.id)
      and not exists (
        select from variant
          left join stock_movement on stock_movement.variant_id = variant.id
          left join unheld_line on unheld_line.variant_id = variant.id
        where variant.product_id = product.id
          and (stock_movement.checkout_id is not null or unheld_line.checkout_id is not null))`,
  );
  const { numUpdatedRows } = await trx
    .updateTable('product')
    .set({ published_at: null })
    .where('id', 'in', productIds)
    .executeTakeFirst();
  return { products, archived: Number(numUpdatedRows) };
}
