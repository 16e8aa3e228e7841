import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { lockRequest } from '../../platform/database/lock-request.ts';
import { ShopError } from '../../platform/http/shop-error.ts';

/**
 * Records stock, unless it was recorded under this id already: a delivery adds units, so a call that is repeated after
 * a lost response must not add them again.
 * @param body of the call; the same id with another one is refused
 * @returns what the first call replied
 * @throws ShopError STEP_NOT_POSSIBLE; whatever `record` throws, and the id can then be used again
 */
export async function recordStockOnce<Reply extends object>(
  db: Database,
  requestId: string | undefined,
  body: object,
  record: (trx: Transaction) => Promise<Reply>,
): Promise<Reply> {
  return db.transaction().execute(async (trx) => {
    if (requestId === undefined) return record(trx);
    await lockRequest(trx, requestId);
    const body_hash = createHash('sha256').update(JSON.stringify(body)).digest();
    const earlier = await trx
      .selectFrom('stock_request')
      .where('request_id', '=', requestId)
      .select(['body_hash', 'reply'])
      .executeTakeFirst();
    if (earlier) {
      if (earlier.body_hash.equals(body_hash)) return earlier.reply as Reply;
      throw new ShopError(
        'STEP_NOT_POSSIBLE',
        'This was recorded already, with other units. Please look at the stock before you record more.',
      );
    }
    const reply = await record(trx);
    await trx
      .insertInto('stock_request')
      .values({ request_id: requestId, body_hash, reply: JSON.stringify(reply) })
      .execute();
    return reply;
  });
}

export async function purgeStockRequests(db: Database): Promise<void> {
  await db
    .deleteFrom('stock_request')
    .where('recorded_at', '<', sql<Date>`now() - interval '7 days'`)
    .execute();
}
