import type { ImportFileKind } from '@gulmohar/contract/admin/shop-import.ts';
import type { Database } from '../../../platform/database/connection.ts';
import type { SourceFile, SourceRow, UnitKind } from './unit-kind.ts';

type Kind = Pick<UnitKind<unknown>, 'files' | 'additions'>;

export async function findFiles(db: Database, importId: string): Promise<SourceFile[]> {
  return db
    .selectFrom('shop_import_file')
    .where('import_id', '=', importId)
    .orderBy('position')
    .select(['position', 'name', 'kind', 'head'])
    .$narrowType<{ kind: ImportFileKind }>()
    .execute();
}

/** The keys of the units of a kind in an import's files, in the order of their first rows. */
export async function findKeys(db: Database, importId: string, kind: Kind): Promise<string[]> {
  const rows = await rowsOf(db, importId, kind.files)
    .groupBy('row.key')
    .orderBy((from) => from.fn.min('row.file'))
    .orderBy((from) => from.fn.min('row.line'))
    .select('row.key')
    .execute();
  return rows.map(({ key }) => key);
}

/** @returns the rows of these units, in the order of the files */
export async function findRows(
  db: Database,
  importId: string,
  kind: Kind,
  keys: readonly string[],
): Promise<Map<string, SourceRow[]>> {
  if (keys.length === 0) return new Map();
  const rows = await rowsOf(db, importId, [...kind.files, ...(kind.additions ?? [])])
    .where('row.key', 'in', keys)
    .orderBy('row.file')
    .orderBy('row.line')
    .select(['row.key', 'row.file', 'row.line', 'row.cells'])
    .execute();
  return Map.groupBy(rows, ({ key }) => key);
}

function rowsOf(db: Database, importId: string, kinds: readonly ImportFileKind[]) {
  return db
    .selectFrom('shop_import_row as row')
    .innerJoin('shop_import_file as file', (join) =>
      join.onRef('file.import_id', '=', 'row.import_id').onRef('file.position', '=', 'row.file'),
    )
    .where('row.import_id', '=', importId)
    .where('file.kind', 'in', kinds);
}
