import type { Selectable } from 'kysely';
import type { DB } from '../database/tables.ts';

/** `staff`: a staff member's name, which is kept in the shop's records. */
type Word = 'personal' | 'harmless' | 'staff';

/** A key added to `Value` does not compile until it is declared. */
export type KeyRules<Value> = {
  readonly [Key in keyof Value]-?:
    | 'personal'
    | 'harmless'
    | (Value[Key] extends object ? KeyRules<Value[Key]> : never);
};

export type PersonalKey<Rules> = {
  [Key in keyof Rules]: Rules[Key] extends 'harmless' ? never : Key;
}[keyof Rules];

export type AnyKeyRules = { readonly [key: string]: 'personal' | 'harmless' | AnyKeyRules };

/** How erasure empties a personal column of a row that is kept. */
export type Emptied =
  | { to: string | null }
  /** For unique columns: this text followed by the row's id. */
  | { toIdAfter: string }
  | { keys: AnyKeyRules }
  | { withoutKeys: readonly string[] };

/** Ids and hashes are excluded by their names; numbers, timestamps and booleans by their types. */
type TextColumn<Row> = {
  [Column in keyof Row & string]: Column extends 'id' | `${string}_${'id' | 'hash'}`
    ? never
    : NonNullable<Selectable<Row>[Column & keyof Selectable<Row>]> extends Date | boolean | number
      ? never
      : Column;
}[keyof Row & string];

type Columns<Row, Rule> = { [Column in TextColumn<Row>]: Rule };

type TableRule<Row> =
  /** No personal data of shoppers, but what is stated, and the table's columns. */
  | { harmless: string; texts: readonly TextColumn<Row>[] }
  /** By a foreign key, or by the account's e-mail address, which some tables require to be confirmed. */
  | {
      rows: 'deleted with the account' | 'deleted by e-mail address' | 'deleted by confirmed e-mail address';
      columns: Columns<Row, Word>;
    }
  | { rows: 'deleted with the order'; columns: Columns<Row, Word> }
  /** The row is kept when its order is anonymised, but these columns are emptied. */
  | { rows: 'emptied with the order'; columns: Columns<Row, Emptied | 'harmless' | 'staff'> }
  /** Not erased with the account; `why` states the reason and how long it is kept. */
  | { rows: 'kept'; why: string; columns: Columns<Row, Word | { keys: AnyKeyRules }> };

export type Fate = Extract<TableRule<unknown>, { rows: string }>['rows'];

export type AnyTableRule =
  | { harmless: string; texts: readonly string[] }
  | { rows: Fate; columns: Readonly<Record<string, Word | Emptied>> };

/** The rules of all tables; a missing table does not compile. */
export type PersonalData = { [Table in keyof DB]: TableRule<DB[Table]> };
