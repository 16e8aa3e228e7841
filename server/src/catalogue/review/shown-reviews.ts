import { sql } from 'kysely';
import type { RatingCounts } from './rating.ts';

/** What shoppers see: reviews of the demo only until there is another. */
export const isShown = sql<boolean>`(review.status = 'published' and (review.source is distinct from 'demo'
  or not exists (select from review as own where own.product_id = review.product_id and own.status = 'published'
    and own.source is distinct from 'demo')))`;

/** How those reviews rate their products. `product_rating` has the counts of all but the demo's. */
export const shownRatings = sql<RatingCounts & { product_id: string }>`(
  select * from product_rating where stars_1 + stars_2 + stars_3 + stars_4 + stars_5 > 0
  union all
  select product_id, count(*) filter (where rating = 1), count(*) filter (where rating = 2),
    count(*) filter (where rating = 3), count(*) filter (where rating = 4), count(*) filter (where rating = 5),
    count(*) filter (where fit = 'small'), count(*) filter (where fit = 'true'), count(*) filter (where fit = 'large')
  from review where source = 'demo' and ${isShown} group by product_id)`;
