import type { Database } from '../../platform/database/connection.ts';

type Entry = {
  action: string;
  subject: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
};
type Named = { id: string; name: string };

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/**
 * Looks up the current names of what log entries refer to by id: products, coupons, promotions,
 * customers, staff, filters.
 * @returns names by id; deleted records have none
 */
export async function readNames(db: Database, entries: readonly Entry[]): Promise<Record<string, string>> {
  const subjects = (...kinds: string[]) =>
    entries.filter(({ action }) => kinds.includes(kindOf(action))).map(({ subject }) => subject);
  const ids = (...kinds: string[]) => subjects(...kinds).filter((subject) => UUID.test(subject));
  const found = await Promise.all([
    named([...subjects('product', 'stock'), ...entries.flatMap(mentionedProducts)], (requested) =>
      db.selectFrom('product').where('id', 'in', requested).select(['id', 'name']).execute(),
    ),
    named(ids('coupon'), (requested) =>
      db.selectFrom('coupon').where('id', 'in', requested).select(['id', 'code as name']).execute(),
    ),
    named(ids('promotion'), (requested) =>
      db.selectFrom('promotion').where('id', 'in', requested).select(['id', 'title as name']).execute(),
    ),
    named(ids('customer'), (requested) =>
      db.selectFrom('users').where('id', 'in', requested).select(['id', 'name']).execute(),
    ),
    named(ids('staff'), (requested) =>
      db.selectFrom('staff').where('id', 'in', requested).select(['id', 'name']).execute(),
    ),
  ]);
  return Object.fromEntries(found.flat().map(({ id, name }) => [id, name]));
}

async function named(ids: string[], read: (ids: string[]) => Promise<Named[]>): Promise<Named[]> {
  const requested = [...new Set(ids)];
  return requested.length > 0 ? read(requested) : [];
}

function kindOf(action: string): string {
  return action.split('.')[0] ?? action;
}

function mentionedProducts({ action, before, after }: Entry): string[] {
  const values =
    kindOf(action) === 'bestsellers' ? [before?.order, after?.order].flat() : [before?.copyOf, after?.copyOf];
  return values.filter((value) => typeof value === 'string');
}
