import type { SavedView, ViewedList } from '@gulmohar/contract/admin/view.ts';
import { MAX_VIEWS } from '@gulmohar/contract/admin/view.ts';
import { v7 as uuid } from 'uuid';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import type { ReadDatabase } from '../../platform/database/reads.ts';
import { ShopError, wrongField } from '../../platform/http/shop-error.ts';

const view = ['id as viewId', 'name', 'query'] as const;

export async function readViews(db: ReadDatabase, staffId: string, list: ViewedList): Promise<SavedView[]> {
  return db
    .selectFrom('staff_view')
    .where('staff_id', '=', staffId)
    .where('list', '=', list)
    .orderBy('created_at')
    .select(view)
    .execute();
}

/** @returns null when the member has not chosen any */
export async function readColumns(
  db: ReadDatabase,
  staffId: string,
  list: ViewedList,
): Promise<string[] | null> {
  const row = await db
    .selectFrom('staff_columns')
    .where('staff_id', '=', staffId)
    .where('list', '=', list)
    .select('columns')
    .executeTakeFirst();
  return row?.columns ?? null;
}

/** @throws ShopError INVALID_INPUT when the name is taken or there are too many views */
export async function insertView(
  trx: Transaction,
  staffId: string,
  { list, name, query }: { list: ViewedList; name: string; query: string },
): Promise<SavedView> {
  // Serialised, so that two tabs cannot exceed the limit.
  await trx.selectFrom('staff').where('id', '=', staffId).forUpdate().select('id').execute();
  if ((await readViews(trx, staffId, list)).length >= MAX_VIEWS) {
    throw wrongField('name', `There are already ${MAX_VIEWS} views. Please delete one first.`);
  }
  const saved = await trx
    .insertInto('staff_view')
    .values({ id: uuid(), staff_id: staffId, list, name, query })
    .onConflict((conflict) => conflict.doNothing())
    .returning(view)
    .executeTakeFirst();
  if (!saved) throw nameTaken();
  return saved;
}

/** @throws ShopError NOT_FOUND when the member has no such view; INVALID_INPUT when the name is taken */
export async function updateView(
  trx: Transaction,
  staffId: string,
  { viewId, name, query }: { viewId: string; name?: string | undefined; query?: string | undefined },
): Promise<SavedView> {
  const own = await trx
    .selectFrom('staff_view')
    .where('id', '=', viewId)
    .where('staff_id', '=', staffId)
    .forUpdate()
    .select(['list', ...view])
    .executeTakeFirst();
  if (!own) throw new ShopError('NOT_FOUND', 'This view was deleted in the meantime');
  const { list, ...now } = own;
  const after = { name: name ?? now.name, query: query ?? now.query };
  const others = (await readViews(trx, staffId, list)).filter((other) => other.viewId !== viewId);
  if (others.some((other) => other.name === after.name)) throw nameTaken();
  await trx.updateTable('staff_view').set(after).where('id', '=', viewId).execute();
  return { viewId, ...after };
}

export async function deleteOwnView(db: Database, staffId: string, viewId: string): Promise<void> {
  await db.deleteFrom('staff_view').where('id', '=', viewId).where('staff_id', '=', staffId).execute();
}

export async function saveColumns(
  db: Database,
  staffId: string,
  list: ViewedList,
  columns: string[],
): Promise<void> {
  await db
    .insertInto('staff_columns')
    .values({ staff_id: staffId, list, columns })
    .onConflict((conflict) => conflict.columns(['staff_id', 'list']).doUpdateSet({ columns }))
    .execute();
}

function nameTaken(): ShopError {
  return wrongField('name', 'You already have a view with this name');
}
