import type { Fit } from '@gulmohar/contract/catalogue/review-rules.ts';
import { type FitVotes, MIN_FIT_VOTES } from '@gulmohar/contract/catalogue/size-advice/votes.ts';
import { sql } from 'kysely';
import type { ReadDatabase } from '../../platform/database/reads.ts';

type CountRow = { size: string | null; fit: Fit; count: number };

/**
 * How a product fits: each bought line counts once, by what its published review says or why it was returned, whichever
 * is later. Purchases from before its garments were measured anew do not count.
 * @returns null and no sizes of fewer than `MIN_FIT_VOTES`
 */
export async function findFitVotes(
  db: ReadDatabase,
  productId: string,
): Promise<{ votes: FitVotes | null; votesBySize: Record<string, FitVotes> }> {
  const { rows } = await sql<CountRow>`
    select size, fit, count(*)::int as count from (
      select distinct on (line.id) line.size, said.fit
      from variant
      join product on product.id = variant.product_id
      join order_line line on line.variant_id = variant.id
      join orders on orders.id = line.order_id
      cross join lateral (
        select fit, coalesce(edited_at, submitted_at) as at from review
        where line_id = line.id and status = 'published' and fit is not null
        union all
        select reason_kind, requested_at from return_request
        where line_id = line.id and reason_kind in ('small', 'large')
      ) said
      where variant.product_id = ${productId}
        and (product.fit_since is null or orders.placed_at >= product.fit_since)
      order by line.id, said.at desc
    ) vote group by 1, 2`.execute(db);
  const all = noVotes();
  const bySize = new Map<string, FitVotes>();
  for (const { size, fit, count } of rows) {
    all[fit] += count;
    if (size === null) continue;
    const ofSize = bySize.get(size) ?? noVotes();
    ofSize[fit] += count;
    bySize.set(size, ofSize);
  }
  return {
    votes: isEnough(all) ? all : null,
    votesBySize: Object.fromEntries([...bySize].filter(([, votes]) => isEnough(votes))),
  };
}

const noVotes = (): FitVotes => ({ small: 0, true: 0, large: 0 });

function isEnough(votes: FitVotes): boolean {
  return votes.small + votes.true + votes.large >= MIN_FIT_VOTES;
}
