import type { ChangeAuthor } from '../../../platform/audit/record-change.ts';
import type { Transaction } from '../../../platform/database/connection.ts';
import { undoCollection } from './undo-collection.ts';
import { undoFields } from './undo-fields.ts';

/**
 * Takes back the collections and custom fields that an import made, after its products. What somebody has changed or
 * uses otherwise by now stays, and the reason is stored; what is gone already is no matter.
 */
export async function undoMade(trx: Transaction, actor: ChangeAuthor, importId: string): Promise<void> {
  const all = await trx
    .selectFrom('shop_import_made')
    .where('import_id', '=', importId)
    .orderBy('title')
    .select(['kind', 'key', 'title'])
    .execute();
  const of = (wanted: (typeof all)[number]['kind']) => all.filter(({ kind }) => kind === wanted);
  for (const { kind, key, title } of of('collection')) {
    const why = await undoCollection(trx, actor, importId, { key, title });
    if (why) await store(trx, importId, { kind, key, why });
  }
  const stay = await undoFields(trx, actor, importId, of('custom-field'));
  for (const [key, why] of stay) await store(trx, importId, { kind: 'custom-field', key, why });
}

type Stays = { kind: 'collection' | 'custom-field'; key: string; why: string };

async function store(trx: Transaction, importId: string, { kind, key, why }: Stays): Promise<void> {
  await trx
    .updateTable('shop_import_made')
    .set({ stays: why })
    .where('import_id', '=', importId)
    .where('kind', '=', kind)
    .where('key', '=', key)
    .execute();
}
