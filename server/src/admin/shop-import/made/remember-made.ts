import type { Transaction } from '../../../platform/database/connection.ts';
import type { ShopImportMadeKind } from '../../../platform/database/tables.ts';

/** What an import made; `title` is what it was called then. */
export type Made = { key: string; title: string };

/** Stores what an import made besides its products. */
export async function rememberMade(
  trx: Transaction,
  importId: string,
  kind: ShopImportMadeKind,
  made: readonly Made[],
): Promise<void> {
  await trx
    .insertInto('shop_import_made')
    .values(made.map(({ key, title }) => ({ import_id: importId, kind, key, title })))
    // The owner may have deleted, while it runs, what it made before.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function hasMade(
  trx: Transaction,
  importId: string,
  kind: ShopImportMadeKind,
): Promise<boolean> {
  const found = await trx
    .selectFrom('shop_import_made')
    .where('import_id', '=', importId)
    .where('kind', '=', kind)
    .select('key')
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
