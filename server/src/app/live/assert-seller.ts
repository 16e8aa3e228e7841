import { type Settings, settingGroups } from '@gulmohar/contract/admin/settings.ts';
import { sql } from 'kysely';
import type pg from 'pg';
import { z } from 'zod';
import { DEMO_SELLER } from '../../platform/config/demo-seller.ts';
import { type Environment, readEnvironment } from '../../platform/config/env.ts';
import { openDatabase, openPool } from '../../platform/database/connection.ts';

import { StartupError } from '../../platform/process/startup-error.ts';
import { defaultSettings } from '../../shop/default-settings.ts';

/** What the law requires about the seller, by the setting that provides it. */
const MESSAGES = {
  SHOP_LEGAL_NAME: ({ legal }: Settings) => legal.name,
  SHOP_ADDRESS: ({ contact }: Settings) => contact.address.join('|'),
  SHOP_GSTIN: ({ tax }: Settings) => tax.gstin,
  SHOP_PHONE: ({ contact }: Settings) => contact.phone,
  SHOP_EMAIL: ({ contact }: Settings) => contact.email,
  SHOP_GRIEVANCE_OFFICER: ({ legal: { grievanceOfficer: officer } }: Settings) => officer.name,
};

const demo = defaultSettings(readEnvironment(DEMO_SELLER));

/**
 * Prevents a live shop from opening while the environment and the admin's settings leave the seller's details
 * empty or as the demo's.
 * @param direct connection to a database that may not be migrated yet; nothing is changed
 * @throws StartupError
 */
export async function assertSeller(env: Environment, direct: pg.PoolConfig): Promise<void> {
  const wrong = wrongOf(await readSettings(env, direct));
  if (wrong.length === 0) return;
  throw new StartupError(
    `SHOP_MODE=live needs the seller’s details. Set these, or save them in the admin first: ${wrong.join(', ')}`,
  );
}

function wrongOf(settings: Settings): string[] {
  return Object.entries(MESSAGES).flatMap(([name, read]) => {
    const text = read(settings);
    if (text === '') return [name];
    return text === read(demo) ? [`${name} (${text} is the demo’s)`] : [];
  });
}

async function readSettings(env: Environment, direct: pg.PoolConfig): Promise<Settings> {
  const settings = defaultSettings(env);
  const saved = savedSeller.parse(await readRows(direct));
  return {
    ...settings,
    legal: { ...settings.legal, ...saved.legal },
    contact: { ...settings.contact, ...saved.contact },
    tax: { ...settings.tax, ...saved.tax },
  };
}

/** Parses the settings as they are before the migrations; other fields of a group may not exist yet. */
const savedSeller = z.object({
  legal: settingGroups.legal.pick({ name: true, grievanceOfficer: true }).optional().catch(undefined),
  contact: settingGroups.contact
    .pick({ address: true, phone: true, email: true })
    .optional()
    .catch(undefined),
  tax: settingGroups.tax.pick({ gstin: true }).optional().catch(undefined),
});

async function readRows(direct: pg.PoolConfig): Promise<Record<string, unknown>> {
  const db = openDatabase(openPool(direct, 1, () => undefined));
  try {
    const { rows } = await sql<{ name: string | null }>`select to_regclass('shop_setting') as name`.execute(
      db,
    );
    if (!rows[0]?.name) return {};
    const saved = await db.selectFrom('shop_setting').select(['name', 'value']).execute();
    return Object.fromEntries(saved.map(({ name, value }) => [name, value]));
  } finally {
    await db.destroy();
  }
}
