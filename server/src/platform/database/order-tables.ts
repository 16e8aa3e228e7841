import type { ColumnType, Generated, GeneratedAlways, Insertable, JSONColumnType, Selectable } from 'kysely';

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
  /** Whose invoice and payment the item goes back to; differs from `line_id` for what came by exchange. */
  paid_line_id: string;
  reason: string;
  status: Generated<ReturnStatus>;
  refund_amount: number;
  /** The checkout that holds, and then brings, another size; null: the money is wanted. */
  exchange_checkout_id: Generated<string | null>;
  exchange_size: Generated<string | null>;
  requested_at: Timestamp;
};

type ReturnEventTable = {
  id: GeneratedAlways<number>;
  return_id: string;
  status: ReturnStatus;
  actor: string;
  /** What the buyer was told with it. */
  note: Generated<string | null>;
  at: Timestamp;
};

type TrackingCodeTable = { email: string; code_hash: Buffer; tries_left: number; expires_at: Timestamp };

export type TaxDocumentKind = 'invoice' | 'credit-note' | 'delivery-challan';

type TaxSeriesTable = { kind: TaxDocumentKind; financial_year: string; last_serial: number };

type TaxDocumentTable = {
  id: string;
  kind: TaxDocumentKind;
  number: string;
  order_id: string;
  return_id: string | null;
  issued_at: ColumnType<Date, Date, never>;
  content: JSONColumnType<object>;
};

type OrderNoteTable = {
  id: string;
  order_id: string;
  kind: 'note' | 'message';
  subject: Generated<string>;
  text: string;
  staff_name: string;
  at: Timestamp;
};

/** The tables of 0030-orders.sql, 0031-tax.sql, 0040-exchanges.sql and 0065-desk-orders.sql. */
export type OrderTables = {
  return_request: ReturnRequestTable;
  return_event: ReturnEventTable;
  tracking_code: TrackingCodeTable;
  tax_series: TaxSeriesTable;
  tax_document: TaxDocumentTable;
  order_note: OrderNoteTable;
};

export type ReturnRow = Selectable<ReturnRequestTable>;
export type NewReturn = Insertable<ReturnRequestTable>;
