import { existsSync } from 'node:fs';
import type pg from 'pg';
import type { Environment } from '../../platform/config/env.ts';
import { clusterPaths } from '../../platform/database/embedded/cluster-paths.ts';
import { StartupError } from '../../platform/process/startup-error.ts';

type Shop = Pick<Environment, 'DATABASE_URL' | 'DATA_DIR'>;

/** For the operator, without the password. */
export function placeOfShop({ DATABASE_URL, DATA_DIR }: Shop): string {
  if (!DATABASE_URL) return DATA_DIR;
  const { host, pathname } = new URL(DATABASE_URL);
  return `the database ${host}${pathname}`;
}

/** @throws StartupError when there is no shop, before a database is created for one */
export function assertDataFolder(shop: Shop): void {
  if (shop.DATABASE_URL || existsSync(clusterPaths(shop.DATA_DIR).data)) return;
  throw new StartupError(
    `There is no shop in ${shop.DATA_DIR}: name it by DATA_DIR or DATABASE_URL, or start it first. The commands for a service have its settings when they are run as gulmohar (docs/operations.md).`,
  );
}

/** @throws StartupError when the database is empty */
export async function assertMigrated(shop: Shop, pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string | null }>(
    "select to_regclass('kysely_migration') as name",
  );
  if (rows[0]?.name) return;
  throw new StartupError(`There is no shop in ${placeOfShop(shop)}: start it first.`);
}
