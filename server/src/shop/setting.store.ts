import { type SettingGroup, type Settings, settingGroups } from '@gulmohar/contract/admin/settings.ts';
import { sql } from 'kysely';
import type { Database, Transaction } from '../platform/database/connection.ts';

/**
 * Returns the settings saved in the admin.
 * @throws ZodError for a row that does not fit the contract; a change of the contract needs a migration of
 * the rows
 */
export async function readSaved(db: Database): Promise<Partial<Settings>> {
  const rows = await db.selectFrom('shop_setting').select(['name', 'value']).execute();
  const known = rows.flatMap(({ name, value }) =>
    isSettingGroup(name) ? [[name, settingGroups[name].parse(value)]] : [],
  );
  return Object.fromEntries(known) as Partial<Settings>;
}

function isSettingGroup(name: string): name is SettingGroup {
  return Object.hasOwn(settingGroups, name);
}

/** Serialises changes, so that the audit log records the right previous value for each. */
export async function lockSettings(trx: Transaction): Promise<void> {
  await sql`lock table shop_setting in share row exclusive mode`.execute(trx);
}

/** @param value undefined to restore the default */
export async function writeSetting<Group extends SettingGroup>(
  trx: Transaction,
  group: Group,
  value: Settings[Group] | undefined,
): Promise<void> {
  if (value === undefined) {
    await trx.deleteFrom('shop_setting').where('name', '=', group).execute();
    return;
  }
  const json = JSON.stringify(value);
  await trx
    .insertInto('shop_setting')
    .values({ name: group, value: json })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: json, changed_at: new Date() }))
    .execute();
}
