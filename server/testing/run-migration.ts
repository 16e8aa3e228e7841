import { readFile } from 'node:fs/promises';
import type { TestShop } from './test-shop.ts';

/** Applies a migration once more, for what a test wrote as it was before. @param name the file's, without its ending */
export async function runMigration({ database }: TestShop, name: string): Promise<void> {
  await database.pool.query(await readFile(new URL(`../migrations/${name}.sql`, import.meta.url), 'utf8'));
}
