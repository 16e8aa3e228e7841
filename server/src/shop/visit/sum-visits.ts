import { VISIT_STEP_DAYS } from '@gulmohar/contract/visit/visit-limits.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database/connection.ts';

const SUM_DAYS = 400;
/** A day's sources beyond these are counted together, because anybody can make up sources. */
const MAX_SOURCES = 50;

/** How the sources beyond the largest are called. */
const OTHER_SOURCES = 'other sources';

/**
 * Sums the steps of today and of days before it, from the beginning of the first, so that it can be repeated. A visit
 * counts with all its steps when it began. Steps of the day before tell which visits began earlier.
 * @param daysBefore usually yesterday, since older days have been summed
 */
export async function sumVisits(db: Database, daysBefore = 1): Promise<void> {
  const since = sql<Date>`(date_trunc('day', now(), 'Asia/Kolkata') - ${daysBefore}::int * interval '1 day')`;
  await db.transaction().execute(async (trx) => {
    await sql`
      create temporary table visit on commit drop as
      select visit as id, min(at) as begun, coalesce(max(source) filter (where kind = 'begun'), '') as source,
             bool_or(kind = 'viewed') as viewed, bool_or(kind = 'added') as added,
             bool_or(kind = 'checkout') as checkout, bool_or(kind = 'paying') as paying
      from visit_step where at >= ${since} - interval '1 day' group by visit having min(at) >= ${since}`.execute(
      trx,
    );
    await countHours(trx);
    await sumDays(trx, since);
    await sumProducts(trx, since);
  });
}

async function countHours(trx: Transaction): Promise<void> {
  await sql`
    insert into visit_count (hour, visits)
    select date_trunc('hour', begun, 'Asia/Kolkata'), count(*) from visit group by 1
    on conflict (hour) do update set visits = excluded.visits`.execute(trx);
}

async function sumDays(trx: Transaction, since: RawBuilder<Date>): Promise<void> {
  await sql`delete from visit_day where day >= (${since} at time zone 'Asia/Kolkata')::date`.execute(trx);
  await sql`
    with by_source as (
      select (begun at time zone 'Asia/Kolkata')::date as day, source, count(*) as visits,
             count(*) filter (where viewed) as viewed, count(*) filter (where added) as added,
             count(*) filter (where checkout) as checkout, count(*) filter (where paying) as paying,
             row_number() over (partition by (begun at time zone 'Asia/Kolkata')::date order by count(*) desc, source) as place
      from visit group by 1, 2)
    insert into visit_day (day, source, visits, viewed, added, checkout, paying)
    select day, case when place <= ${MAX_SOURCES} then source else ${OTHER_SOURCES} end, sum(visits), sum(viewed), sum(added),
           sum(checkout), sum(paying)
    from by_source group by 1, 2`.execute(trx);
}

async function sumProducts(trx: Transaction, since: RawBuilder<Date>): Promise<void> {
  await sql`delete from product_day where day >= (${since} at time zone 'Asia/Kolkata')::date`.execute(trx);
  // What is no product was made up.
  await sql`
    insert into product_day (day, product_id, size, viewed, added, missed)
    select (begun at time zone 'Asia/Kolkata')::date, product.id, coalesce(variant.size, ''),
           count(distinct visit.id) filter (where kind = 'viewed'),
           count(distinct visit.id) filter (where kind = 'added'),
           count(distinct visit.id) filter (where kind = 'missed')
    from visit_step join visit on visit.id = visit_step.visit join product on product.id = visit_step.product_id
      left join variant on variant.product_id = product.id and variant.size = visit_step.size
    where at >= ${since} group by 1, 2, 3`.execute(trx);
}

export async function purgeOldVisits(db: Database): Promise<void> {
  await sql`delete from visit_step where at < now() - ${VISIT_STEP_DAYS} * interval '1 day'`.execute(db);
  await sql`delete from visit_count where hour < now() - ${SUM_DAYS} * interval '1 day'`.execute(db);
  const firstKept = sql`(now() at time zone 'Asia/Kolkata')::date - ${SUM_DAYS}::int`;
  await sql`delete from visit_day where day < ${firstKept}`.execute(db);
  await sql`delete from product_day where day < ${firstKept}`.execute(db);
}
