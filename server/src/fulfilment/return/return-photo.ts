import type { Database } from '../../platform/database/connection.ts';
import { ShopError } from '../../platform/http/shop-error.ts';

/** Replaces an earlier one. @throws ShopError INVALID_LINK when staff have already answered the return */
export async function storeReturnPhoto(db: Database, returnId: string, picture: Buffer): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const waiting = await trx
      .selectFrom('return_request')
      .where('id', '=', returnId)
      .where('status', '=', 'Return Requested')
      .forShare()
      .select('id')
      .executeTakeFirst();
    if (!waiting) throw new ShopError('INVALID_LINK', 'We have already answered this return.');
    await trx
      .insertInto('return_photo')
      .values({ return_id: returnId, picture })
      .onConflict((conflict) => conflict.column('return_id').doUpdateSet({ picture }))
      .execute();
  });
}

export async function findReturnPhoto(db: Database, returnId: string): Promise<Buffer | undefined> {
  const photo = await db
    .selectFrom('return_photo')
    .where('return_id', '=', returnId)
    .select('picture')
    .executeTakeFirst();
  return photo?.picture;
}
