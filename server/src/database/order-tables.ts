import type { ColumnType, Generated, GeneratedAlways, Selectable } from 'kysely';

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

/** The tables of 0030-orders.sql. */
export type OrderTables = {
  return_request: ReturnRequestTable;
  return_event: ReturnEventTable;
  tracking_code: TrackingCodeTable;
};

export type ReturnRow = Selectable<ReturnRequestTable>;
