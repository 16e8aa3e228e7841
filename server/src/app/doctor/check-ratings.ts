import type { Finding } from '@gulmohar/contract/admin/today.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';

/** The stars that products show are those of their published reviews. */
export async function checkRatings(db: Database): Promise<Finding> {
  const { rows } = await sql<{ product_id: string; shown: string; counted: string }>`
    with counted as (
      select product_id, array[
        count(*) filter (where rating = 1), count(*) filter (where rating = 2), count(*) filter (where rating = 3),
        count(*) filter (where rating = 4), count(*) filter (where rating = 5), count(*) filter (where fit = 'small'),
        count(*) filter (where fit = 'true'), count(*) filter (where fit = 'large')]::bigint[] as counts
      from review where status = 'published' and source is distinct from 'demo' group by 1),
    shown as (
      select product_id, array[stars_1, stars_2, stars_3, stars_4, stars_5, fit_small, fit_true, fit_large]::bigint[] as counts
      from product_rating)
    select product_id, coalesce(shown.counts::text, 'none') as shown, coalesce(counted.counts::text, 'none') as counted
    from counted full join shown using (product_id)
    where coalesce(shown.counts, array_fill(0::bigint, array[8])) <> coalesce(counted.counts, array_fill(0::bigint, array[8]))`.execute(
    db,
  );
  const { reviews } = await db
    .selectFrom('review')
    .where('status', '=', 'published')
    .select((from) => from.fn.countAll<number>().as('reviews'))
    .executeTakeFirstOrThrow();
  return {
    id: 'ratings',
    what: 'ratings are those of the published reviews',
    looked: `${reviews} reviews`,
    wrong: rows.map(({ product_id, shown, counted }) => `${product_id}: shows ${shown}, counted ${counted}`),
  };
}
