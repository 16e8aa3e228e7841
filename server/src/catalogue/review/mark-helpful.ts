import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';
import { ShopError } from '../../platform/http/shop-error.ts';

/**
 * Counts one vote for each voter.
 * @returns how many found it helpful
 * @throws ShopError NOT_FOUND unless it is published
 */
export async function countHelpful(db: Database, reviewId: string, voter_hash: string): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const review = await trx
      .selectFrom('review')
      .where('id', '=', reviewId)
      .where('status', '=', 'published')
      .forUpdate()
      .select('helpful')
      .executeTakeFirst();
    if (!review) throw new ShopError('NOT_FOUND', 'Review not found');
    const added = await trx
      .insertInto('review_vote')
      .values({ review_id: reviewId, voter_hash })
      .onConflict((conflict) => conflict.doNothing())
      .returning('review_id')
      .executeTakeFirst();
    if (!added) return review.helpful;
    await trx
      .updateTable('review')
      .set({ helpful: sql<number>`helpful + 1` })
      .where('id', '=', reviewId)
      .execute();
    return review.helpful + 1;
  });
}
