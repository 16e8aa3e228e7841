import type { SettingGroup, Settings } from '@gulmohar/contract/admin/settings.ts';
import { type Actor, recordChange } from '../platform/audit/record-change.ts';
import type { Database } from '../platform/database/connection.ts';
import { lockSettings, readSaved, writeSetting } from './setting.store.ts';
import type { ShopSettings } from './shop-settings.ts';

/**
 * Sets one group of settings, or lets it go by the default again, and makes this process go by it; the others are told
 * by the database.
 * @param value undefined: the default
 */
export async function saveSetting<Group extends SettingGroup>(
  db: Database,
  settings: ShopSettings,
  actor: Actor,
  { group, value }: { group: Group; value: Settings[Group] | undefined },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockSettings(trx);
    const saved = await readSaved(trx);
    await writeSetting(trx, group, value);
    await recordChange(trx, actor, {
      action: value === undefined ? 'settings.reset' : 'settings.update',
      subject: group,
      before: saved[group] ?? settings.defaults[group],
      after: value ?? settings.defaults[group],
    });
  });
  await settings.reload();
}
