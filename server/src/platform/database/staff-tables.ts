import type { Role } from '@gulmohar/contract/admin/permissions.ts';
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType, Selectable } from 'kysely';

/** A timestamptz that the database sets unless we do. */
type Timestamp = ColumnType<Date, Date | undefined, Date>;

type StaffTable = {
  id: string;
  email: string;
  name: string;
  role: Role;
  password_hash: string;
  is_active: Generated<boolean>;
  totp_secret: string | null;
  totp_confirmed_at: Date | null;
  totp_last_step: Generated<number>;
  created_at: Timestamp;
  temporary_until: Date | null;
};

type StaffSessionTable = {
  id: string;
  key_hash: Buffer;
  staff_id: string;
  has_second_factor: Generated<boolean>;
  browser: string;
  address: string;
  opened_at: Timestamp;
  last_seen_at: Timestamp;
};

type AuditEntryTable = {
  id: GeneratedAlways<number>;
  at: Timestamp;
  staff_id: string | null;
  staff_name: string;
  action: string;
  subject: string;
  before: JSONColumnType<Record<string, unknown>> | null;
  after: JSONColumnType<Record<string, unknown>> | null;
};

/** The tables of 0060-staff.sql, and of 0085 the temporary password. */
export type StaffTables = {
  staff: StaffTable;
  staff_session: StaffSessionTable;
  staff_recovery_code: { staff_id: string; code_hash: Buffer };
  audit_entry: AuditEntryTable;
};

export type StaffRow = Selectable<StaffTable>;
