import { readFile } from 'node:fs/promises';
import type { TestShop } from './test-shop.ts';

/**
 * Applies a migration again, to data that a test wrote in the earlier form. @param name the file's name
 * without its extension
 */
export async function runMigration({ database }: TestShop, name: string): Promise<void> {
  await database.pool.query(await readFile(new URL(`../migrations/${name}.sql`, import.meta.url), 'utf8'));
}
