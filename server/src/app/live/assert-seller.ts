import type { Settings } from '@gulmohar/contract/admin/settings.ts';
import { sql } from 'kysely';
import { DEMO_SELLER } from '../../platform/config/demo-seller.ts';
import { type Environment, readEnvironment } from '../../platform/config/env.ts';
import { openDatabase, openPool } from '../../platform/database/connection.ts';
import type { Connection } from '../../platform/database/connections.ts';
import { StartupError } from '../../platform/process/startup-error.ts';
import { defaultSettings } from '../../shop/default-settings.ts';
import { ShopSettings } from '../../shop/shop-settings.ts';

/** By the setting that says it, where the law wants to read who sells. */
const SAID = {
  SHOP_LEGAL_NAME: ({ legal }: Settings) => legal.name,
  SHOP_ADDRESS: ({ contact }: Settings) => contact.address.join('|'),
  SHOP_GSTIN: ({ tax }: Settings) => tax.gstin,
  SHOP_PHONE: ({ contact }: Settings) => contact.phone,
  SHOP_EMAIL: ({ contact }: Settings) => contact.email,
  SHOP_GRIEVANCE_OFFICER: ({ legal: { grievanceOfficer: officer } }: Settings) => officer.name,
};

const demo = defaultSettings(readEnvironment(DEMO_SELLER));

/**
 * Keeps a live shop from opening without saying who sells, in the environment or in what was saved in the admin, or in the
 * name of the demo's seller.
 * @param direct to a database that may not be migrated; nothing is changed
 * @throws StartupError
 */
export async function assertSeller(env: Environment, direct: Connection): Promise<void> {
  const wrong = wrongOf(await readSettings(env, direct));
  if (wrong.length === 0) return;
  throw new StartupError(
    `SHOP_MODE=live has to say who sells; set these, or save them in the admin of the shop before: ${wrong.join(', ')}`,
  );
}

function wrongOf(settings: Settings): string[] {
  return Object.entries(SAID).flatMap(([name, read]) => {
    const said = read(settings);
    if (said === '') return [name];
    return said === read(demo) ? [`${name} (${said} is the demo’s)`] : [];
  });
}

async function readSettings(env: Environment, direct: Connection): Promise<Settings> {
  const db = openDatabase(openPool(direct, 1, () => undefined));
  try {
    const { rows } = await sql<{ name: string | null }>`select to_regclass('shop_setting') as name`.execute(
      db,
    );
    return rows[0]?.name ? (await ShopSettings.open(db, env)).current() : defaultSettings(env);
  } finally {
    await db.destroy();
  }
}
