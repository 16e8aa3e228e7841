import type { Permission } from '@gulmohar/contract/admin/permissions.ts';
import type {
  ImportedOutcome,
  ImportFileKind,
  ImportKind,
  ImportMapping,
} from '@gulmohar/contract/admin/shop-import.ts';
import type { ChangeAuthor } from '../../../platform/audit/record-change.ts';
import type { Database, Transaction } from '../../../platform/database/connection.ts';
import type { SourceNote } from '../source/source-product.ts';

export type SourceFile = { position: number; name: string; kind: ImportFileKind; head: string[] };
export type SourceRow = { key: string; file: number; line: number; cells: string[] };

/** What is imported as one, of one or more rows: a product, a customer. */
export type Unit = { position: number; key: string; rows: SourceRow[] };

export type ImportContext = {
  importId: string;
  actor: ChangeAuthor;
  mapping: ImportMapping;
  files: readonly SourceFile[];
};

export type Written<Undo> = {
  outcome: ImportedOutcome;
  productIds?: string[];
  notes: SourceNote[];
  /** How to take it back; one entry for each thing that it made or changed. */
  undo: Undo[];
};

export type ReadUnit<Undo> = { title: string; write: (trx: Transaction) => Promise<Written<Undo>> };

/** One kind of what another shop exports. `unit-kinds.ts` lists them. */
export type UnitKind<Undo> = {
  name: ImportKind;
  /** The files of which each has units, and those that only add to them. */
  files: readonly ImportFileKind[];
  additions?: readonly ImportFileKind[];
  permission: Permission;
  /** Whether its rows and titles are about persons. */
  isPersonal: boolean;
  /** Says which unit each row belongs to; to be called row by row. */
  keyReader: (head: readonly string[]) => (cells: readonly string[]) => string;
  /** The headings of a file that mean nothing here and are not stored. */
  leftOut: (head: readonly string[]) => string[];
  /** Returns what reads units. It, and what it returns, throws SourceFault or ShopError for a unit's faults. */
  open: (db: Database, context: ImportContext) => Promise<(unit: Unit) => ReadUnit<Undo>>;
  /** @throws ShopError if it has to stay; NOT_FOUND if it is gone anyway */
  undo(trx: Transaction, actor: ChangeAuthor, undo: Undo): Promise<void>;
};
