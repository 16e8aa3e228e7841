import { type RawBuilder, sql } from 'kysely';
import type { Transaction } from '../../platform/database/connection.ts';

type ForeignKey = { parent: string; key: string; child: string; reference: string };

/**
 * Deletes rows of a table after everything that refers to them, by the foreign keys of the schema. References
 * that the schema sets to null are left to it.
 * @returns how many rows of the table were deleted
 */
export async function deleteWithDependents(
  trx: Transaction,
  table: string,
  where: RawBuilder<unknown>,
): Promise<number> {
  return deleteFrom(trx, await readForeignKeys(trx), table, where);
}

async function deleteFrom(
  trx: Transaction,
  keys: readonly ForeignKey[],
  table: string,
  where: RawBuilder<unknown>,
): Promise<number> {
  for (const { parent, key, child, reference } of keys) {
    if (parent !== table) continue;
    const dependents = sql`${sql.ref(reference)} in (select ${sql.ref(key)} from ${sql.table(table)} where ${where})`;
    await deleteFrom(trx, keys, child, dependents);
  }
  const { numAffectedRows } = await sql`delete from ${sql.table(table)} where ${where}`.execute(trx);
  return Number(numAffectedRows ?? 0);
}

async function readForeignKeys(trx: Transaction): Promise<ForeignKey[]> {
  const { rows } = await sql<ForeignKey>`
    select parent.relname as parent, target.attname as key, child.relname as child, source.attname as reference
    from pg_constraint
      join pg_class parent on parent.oid = confrelid
      join pg_class child on child.oid = conrelid
      join pg_attribute target on target.attrelid = confrelid and target.attnum = confkey[1]
      join pg_attribute source on source.attrelid = conrelid and source.attnum = conkey[1]
    where contype = 'f' and confdeltype <> 'n' and connamespace = 'public'::regnamespace`.execute(trx);
  return rows;
}
