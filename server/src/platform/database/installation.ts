import { randomBytes } from 'node:crypto';
import type { Database } from './connection.ts';

export async function installationSecret(db: Database, name: string): Promise<string> {
  await db
    .insertInto('installation')
    .values({ name, value: randomBytes(32).toString('hex') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value } = await db
    .selectFrom('installation')
    .where('name', '=', name)
    .select('value')
    .executeTakeFirstOrThrow();
  return value;
}

export async function saveInstallationValue(db: Database, name: string, value: string): Promise<void> {
  await db
    .insertInto('installation')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

export async function findInstallationValue(db: Database, name: string): Promise<string | undefined> {
  const row = await db.selectFrom('installation').where('name', '=', name).select('value').executeTakeFirst();
  return row?.value;
}
