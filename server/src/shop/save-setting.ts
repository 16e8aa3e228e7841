import type { SettingGroup, Settings } from '@gulmohar/contract/admin/settings.ts';
import { type ChangeAuthor, recordChange } from '../platform/audit/record-change.ts';
import type { Database } from '../platform/database/connection.ts';
import { lockSettings, readSaved, writeSetting } from './setting.store.ts';

/** @param value undefined resets the group to its default */
export async function saveSetting<Group extends SettingGroup>(
  db: Database,
  defaults: Settings,
  actor: ChangeAuthor,
  { group, value }: { group: Group; value: Settings[Group] | undefined },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockSettings(trx);
    const saved = await readSaved(trx);
    await writeSetting(trx, group, value);
    await recordChange(trx, actor, {
      action: value === undefined ? 'settings.reset' : 'settings.update',
      subject: group,
      before: saved[group] ?? defaults[group],
      after: value ?? defaults[group],
    });
  });
}
