import type { Settings } from '@gulmohar/contract/admin/settings.ts';
import type { DemoOrder } from '@gulmohar/demo/accounts/demo-order.ts';
import { demoProducts } from '@gulmohar/demo/catalogue/products.ts';
import { sql } from 'kysely';
import { startOfDay } from '../../../admin/today/period.rules.ts';
import { isPublished } from '../../../catalogue/product/published.ts';
import { countSearch } from '../../../catalogue/search/count-search.ts';
import { afterSaleSettings } from '../../../fulfilment/order/after-sale.ts';
import { moveReturn } from '../../../fulfilment/return/move-return.ts';
import { readEnvironment } from '../../../platform/config/env.ts';
import type { Database } from '../../../platform/database/connection.ts';
import { StartupError } from '../../../platform/process/startup-error.ts';
import { isOwnShop } from '../../../shop/own-shop.ts';
import { ShopSettings } from '../../../shop/shop-settings.ts';
import { sumVisits } from '../../../shop/visit/sum-visits.ts';
import { VisitLog } from '../../../shop/visit/visit-log.ts';
import { demoRemains } from '../demo-remains.ts';
import { numberDocuments } from '../number-documents.ts';
import { insertDemoOrder } from '../seed-orders.ts';
import type { SentParcel } from '../seed-parcel.ts';
import { insertRemittance } from '../seed-remittance.ts';
import { SIMULATED } from '../simulated-email.ts';
import { Chance } from './chance.ts';
import { checkInReturned } from './check-in-returned.ts';
import { abandonCheckouts } from './simulated-abandoned.ts';
import { askForAlerts, openAccounts, subscribeToNewsletter } from './simulated-audience.ts';
import { drawOrder } from './simulated-orders.ts';
import { writeReviews } from './simulated-reviews.ts';
import { simulateVisits } from './simulated-visits.ts';
import { startPromotions } from './start-promotions.ts';

const DAY_MS = 86_400_000;
/** A share of the price, for sizes without a cost. */
const COST = 0.45;

export type Simulated = {
  orders: number;
  visits: number;
  returns: number;
  reviews: number;
  abandoned: number;
};

/**
 * Gives a demo a past: offers, visits, purchases with what became of them, checkouts left unpaid, returns, reviews and
 * subscribers. Purchases are priced and counted as any shopper's.
 * @throws StartupError for a shop that is not the demo
 */
export async function simulate(
  db: Database,
  { days, seed }: { days: number; seed: number },
  log: (line: string) => void,
): Promise<Simulated> {
  await assertDemo(db);
  const chance = new Chance(seed);
  await startPromotions(db, startOfDay(new Date(), days));
  await openAccounts(db, days);
  const { offers, seen } = await readOffers(db);
  const settings = (await ShopSettings.open(db, readEnvironment(process.env))).current();
  const visits = new VisitLog(db, (error) => {
    throw error;
  });
  const done: Simulated = { orders: 0, visits: 0, returns: 0, reviews: 0, abandoned: 0 };
  const carried: SentParcel[] = [];
  for (let daysAgo = days - 1; daysAgo >= 0; daysAgo -= 1) {
    const orders = Array.from({ length: chance.between(3, 8) }, () => drawOrder(chance, daysAgo, offers));
    carried.push(...(await insertDay(db, orders, settings)));
    const count = orders.length * chance.between(18, 30);
    const dayBegin = startOfDay(new Date(), daysAgo).getTime();
    await simulateVisits(visits, chance, { dayBegin, count, offers: seen });
    done.orders += orders.length;
    done.visits += count;
    if (daysAgo % 10 === 0)
      log(`${days - daysAgo} of ${days} days: ${done.orders} orders, ${done.visits} visits`);
  }
  await visits.stop();
  await sumVisits(db, days);
  await searchInVain(db);
  await setCosts(db);
  await askForAlerts(db, days);
  await subscribeToNewsletter(db, days);
  done.returns = await settleReturns(db, chance, afterSaleSettings(settings));
  await checkInReturned(db, afterSaleSettings(settings).seller);
  done.reviews = await writeReviews(db, chance);
  done.abandoned = await abandonCheckouts(db, chance, { days, offers, settings });
  await db.transaction().execute(async (trx) => {
    await insertRemittance(trx, carried.filter(isTransferred));
    await numberDocuments(trx);
  });
  return done;
}

async function assertDemo(db: Database): Promise<void> {
  const remains = await demoRemains(db);
  if (remains.includes('the demo catalogue') && !(await isOwnShop(db))) return;
  throw new StartupError('Only the demo can be given a past; this shop has data of its own.');
}

/** What is in the catalogue, bestsellers first. */
async function readOffers(db: Database) {
  const slugs = new Map(demoProducts.map(({ id, slug }) => [id, slug]));
  const rows = await db
    .selectFrom('variant')
    .innerJoin('product', 'product.id', 'variant.product_id')
    .where(isPublished)
    .orderBy(sql`bestseller_rank nulls last`)
    .orderBy(sql`md5(sku)`)
    .select(['product.id', 'size'])
    .execute();
  const known = rows.flatMap(({ id, size }) => {
    const slug = slugs.get(id);
    return slug === undefined ? [] : [{ productId: id, slug, size }];
  });
  return {
    offers: known.map(({ slug, size }) => ({ slug, size })),
    seen: known.map(({ productId, size }) => ({ productId, size })),
  };
}

/** Inserts the orders of a day. @returns the parcels that the sandbox's courier carries */
async function insertDay(
  db: Database,
  orders: readonly DemoOrder[],
  settings: Settings,
): Promise<SentParcel[]> {
  const now = new Date();
  return db.transaction().execute(async (trx) => {
    const sent: SentParcel[] = [];
    for (const order of orders) {
      const { parcel } = await insertDemoOrder(trx, order, { now, settings });
      if (parcel) sent.push(parcel);
    }
    return sent;
  });
}

async function searchInVain(db: Database): Promise<void> {
  for (const search of ['dhoti', 'mens sherwani', 'blazer']) {
    await countSearch(db, { search, isEmpty: true, isOpened: false });
  }
}

async function setCosts(db: Database): Promise<void> {
  await sql`update variant set cost = (coalesce(own_price, price) * ${COST}::numeric)::integer from product
    where product.id = product_id and cost is null`.execute(db);
}

/** Most of the simulated returns have come back and are refunded; the rest waits for the owner. */
async function settleReturns(
  db: Database,
  chance: Chance,
  afterSale: ReturnType<typeof afterSaleSettings>,
): Promise<number> {
  const open = await db
    .selectFrom('return_request')
    .innerJoin('orders', 'orders.id', 'order_id')
    .where('return_request.status', '=', 'Return Requested')
    .where('email', 'like', SIMULATED)
    .orderBy('requested_at')
    .select('return_request.id')
    .execute();
  for (const { id } of open) {
    if (chance.happens(0.2)) continue;
    for (const to of ['Return Approved', 'Returned', 'Refunded'] as const) {
      await moveReturn(db, id, to, { ...afterSale, actor: 'operator' });
    }
  }
  return open.length;
}

/** Couriers transfer the cash of a parcel about a week after its delivery. */
function isTransferred({ deliveredAt }: SentParcel): boolean {
  return deliveredAt !== undefined && Date.now() - deliveredAt.getTime() > 8 * DAY_MS;
}
