import type { ColumnType, Generated, GeneratedAlways, JSONColumnType, Selectable } from 'kysely';
import type { TaxDocumentContent, TaxDocumentKind } from '../tax/tax-document.ts';

/** A timestamptz that the database sets unless we do. */
type Timestamp = ColumnType<Date, Date | undefined, Date>;

export type ReturnStatus =
  | 'Return Requested'
  | 'Return Approved'
  | 'Returned'
  | 'Refunded'
  | 'Return Rejected';

type ReturnRequestTable = {
  id: string;
  order_id: string;
  line_id: string;
  reason: string;
  status: Generated<ReturnStatus>;
  refund_amount: number;
  requested_at: Timestamp;
};

type ReturnEventTable = {
  id: GeneratedAlways<number>;
  return_id: string;
  status: ReturnStatus;
  actor: string;
  at: Timestamp;
};

type TrackingCodeTable = { email: string; code_hash: Buffer; tries_left: number; expires_at: Timestamp };

type TaxSeriesTable = { kind: TaxDocumentKind; financial_year: string; last_serial: number };

type TaxDocumentTable = {
  id: string;
  kind: TaxDocumentKind;
  number: string;
  order_id: string;
  return_id: string | null;
  issued_at: ColumnType<Date, Date, never>;
  content: JSONColumnType<TaxDocumentContent>;
};

/** The tables of 0030-orders.sql and 0031-tax.sql. */
export type OrderTables = {
  return_request: ReturnRequestTable;
  return_event: ReturnEventTable;
  tracking_code: TrackingCodeTable;
  tax_series: TaxSeriesTable;
  tax_document: TaxDocumentTable;
};

export type ReturnRow = Selectable<ReturnRequestTable>;
