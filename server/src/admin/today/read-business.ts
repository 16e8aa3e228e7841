import { type Business, type BusinessSums, noSums } from '@gulmohar/contract/admin/business.ts';
import { type RawBuilder, sql } from 'kysely';
import type { ReadDatabase } from '../../platform/database/reads.ts';
import { salesCachedUntil } from '../cached-figures.ts';
import { countedOrders } from './counted-orders.ts';
import { halfHourOf, type Period, periodOf } from './period.rules.ts';

/** The sums of one day or hour; `is_now`: of this period, not the previous one. */
type Row = { is_now: boolean; point: number } & Partial<BusinessSums>;

export async function readBusiness(
  db: ReadDatabase,
  { days, now }: { days: number; now: Date },
): Promise<Omit<Business, 'success'>> {
  const period = periodOf(days, now);
  const visitsSince = await findFirstVisit(db);
  const rows = (
    await Promise.all([sumOrders(db, period, visitsSince), countReturns(db, period), countVisits(db, period)])
  ).flat();
  const points = Array.from({ length: period.points }, (_, point) => ({
    at: new Date(period.from.getTime() + point * period.stepMs).toISOString(),
    now: sumUp(rows.filter((row) => row.is_now && row.point === point)),
    before: sumUp(rows.filter((row) => !row.is_now && row.point === point)),
  }));
  return {
    now: sumUp(points.map((point) => point.now)),
    before: sumUp(points.map((point) => point.before)),
    points,
    visitsSince: visitsSince?.toISOString() ?? null,
  };
}

function sumUp(parts: readonly Partial<BusinessSums>[]): BusinessSums {
  const names = Object.keys(noSums) as (keyof BusinessSums)[];
  const sums = names.map((name) => [name, parts.reduce((sum, part) => sum + (part[name] ?? 0), 0)]);
  return { ...noSums, ...Object.fromEntries(sums) };
}

async function sumOrders(db: ReadDatabase, period: Period, visitsSince: Date | null): Promise<Row[]> {
  const cachedUntil = await salesCachedUntil(db);
  if (!cachedUntil) return sumEach(db, period, visitsSince, { from: period.before.from });
  // Sums the rest from the orders: the half hour in which the previous period ends, and today.
  const [from, to] = [halfHourOf(period.before.to), period.before.to];
  const isPartlyCached = from < cachedUntil;
  const summed = await Promise.all([
    sumCached(db, period, visitsSince, cachedUntil),
    isPartlyCached ? sumEach(db, period, visitsSince, { from, to }) : [],
    sumEach(db, period, visitsSince, { from: cachedUntil }),
  ]);
  return summed.flat();
}

async function sumCached(
  db: ReadDatabase,
  period: Period,
  visitsSince: Date | null,
  until: Date,
): Promise<Row[]> {
  const isWhole = sql`(at < ${until}
    and (at >= ${period.from} or at >= ${period.before.from} and at < ${halfHourOf(period.before.to)}))`;
  const { rows } = await sql<Row>`
    select ${placeOf('at', period)}, sum(orders)::int as orders, sum(gross)::bigint as gross, sum(refunded)::bigint as refunded,
           coalesce(sum(online) filter (where at >= ${visitsSince}), 0)::int as "ordersOfVisits"
    from sales_sum where ${isWhole} group by 1, 2`.execute(db);
  return rows;
}

async function sumEach(
  db: ReadDatabase,
  period: Period,
  visitsSince: Date | null,
  placed: { from: Date; to?: Date },
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    with ${countedOrders(placed.from, placed.to)},
    by_phone as (
      select orders.id from draft_order join orders using (checkout_id) where draft_order.created_at >= ${period.before.from})
    select ${placeOf('placed_at', period)}, (count(*) filter (where is_sold))::int as orders,
           sum(gross)::bigint as gross, sum(refunded)::bigint as refunded,
           (count(*) filter (where is_sold and placed_at >= ${visitsSince} and id not in (select id from by_phone)))::int
             as "ordersOfVisits"
    from counted where ${isWithin('placed_at', period)} group by 1, 2`.execute(db);
  return rows;
}

async function countReturns(db: ReadDatabase, period: Period): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select ${placeOf('requested_at', period)}, count(distinct order_id)::int as returns from return_request
    where status <> 'Return Rejected' and ${isWithin('requested_at', period)} group by 1, 2`.execute(db);
  return rows;
}

async function countVisits(db: ReadDatabase, period: Period): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select ${placeOf('hour', period)}, sum(visits)::int as visits from visit_count
    where ${isWithin('hour', period)} group by 1, 2`.execute(db);
  return rows;
}

async function findFirstVisit(db: ReadDatabase): Promise<Date | null> {
  const first = await db.selectFrom('visit_count').orderBy('hour').limit(1).select('hour').executeTakeFirst();
  return first?.hour ?? null;
}

function placeOf(column: string, { from, before, stepMs }: Period): RawBuilder<unknown> {
  const at = sql.ref(column);
  return sql`${at} >= ${from} as is_now,
    floor(date_part('epoch', ${at} - case when ${at} >= ${from} then ${from}::timestamptz else ${before.from} end)
      / ${stepMs / 1000})::int as point`;
}

function isWithin(column: string, { from, before }: Period): RawBuilder<unknown> {
  const at = sql.ref(column);
  return sql`(${at} >= ${from} or ${at} >= ${before.from} and ${at} < ${before.to})`;
}
