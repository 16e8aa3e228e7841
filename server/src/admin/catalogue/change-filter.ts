import type { FilterForm } from '@gulmohar/contract/admin/filter.ts';
import type { FilterGroup } from '@gulmohar/contract/values/listing.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { Database } from '../../platform/database/connection.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import type { Staff } from '../session/staff.ts';
import { countCarried, findFilters, lockFilters, writeFilter } from './filter.store.ts';

/**
 * Creates or changes a filter with its values.
 * @throws ShopError STEP_NOT_POSSIBLE when a value in use would be removed, because shoppers could no longer
 * find its products by it
 */
export async function changeFilter(db: Database, staff: Staff, filter: FilterForm): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockFilters(trx);
    const all = await findFilters(trx);
    const before = all.find(({ name }) => name === filter.name);
    const carried = (await countCarried(trx))[filter.name] ?? {};
    const current = new Set(filter.values.map(({ value }) => value));
    const lost = before?.values.find(({ value }) => !current.has(value) && carried[value]);
    if (lost) {
      throw new ShopError(
        'STEP_NOT_POSSIBLE',
        `${carried[lost.value]} products use “${lost.displayName}”: hide it instead`,
      );
    }
    await writeFilter(trx, filter, all.length);
    await recordChange(trx, staff, {
      action: before ? 'filter.update' : 'filter.create',
      subject: filter.name,
      before: before ?? null,
      after: filter,
    });
  });
}

export async function orderFilters(db: Database, staff: Staff, names: readonly FilterGroup[]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockFilters(trx);
    const before = (await findFilters(trx)).map(({ name }) => name);
    const after = [
      ...names.filter((name) => before.includes(name)),
      ...before.filter((name) => !names.includes(name)),
    ];
    for (const [position, name] of after.entries()) {
      await trx.updateTable('filter_definition').set({ position }).where('name', '=', name).execute();
    }
    await recordChange(trx, staff, {
      action: 'filter.order',
      subject: 'filters',
      before: { order: before },
      after: { order: after },
    });
  });
}
