import type { DB } from '../database/tables.ts';
import { personalData } from './personal-data.ts';
import type { AnyTableRule, Emptied, Fate } from './rules.ts';

type Declared = typeof personalData;
type ColumnsOf<Table extends keyof DB> = Declared[Table] extends { columns: infer Columns } ? Columns : never;

/** The tables whose rows are treated this way. */
export type TableOf<Rows extends Fate> = {
  [Table in keyof DB]: Declared[Table] extends { rows: Rows } ? Table : never;
}[keyof DB];

/** The tables of which a column is emptied while the row stays. */
export type EmptiedTable = {
  [Table in keyof DB]: Extract<ColumnsOf<Table>[keyof ColumnsOf<Table>], object> extends never
    ? never
    : Table;
}[keyof DB];

export function tablesOf<Rows extends Fate>(rows: Rows): TableOf<Rows>[] {
  const tables = Object.keys(personalData) as (keyof DB)[];
  return tables.filter((table): table is TableOf<Rows> => {
    const rule: AnyTableRule = personalData[table];
    return 'rows' in rule && rule.rows === rows;
  });
}

/** The columns of a table that are emptied, each with its replacement. */
export function emptiedColumns(table: EmptiedTable): [column: string, emptied: Emptied][] {
  const columns: Record<string, Emptied | string> = personalData[table].columns;
  return Object.entries(columns).flatMap(([column, rule]) =>
    typeof rule === 'object' ? [[column, rule] satisfies [string, Emptied]] : [],
  );
}
