import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** The tables of 0066-desk-customers.sql. */
export type AdminTables = {
  doctor_report: {
    only_one: Generated<boolean>;
    at: Date;
    took_ms: number;
    failure: string | null;
    findings: JSONColumnType<object[]>;
  };
  blocked_contact: {
    contact: string;
    reason: string;
    staff_name: string;
    at: ColumnType<Date, Date | undefined, Date>;
  };
};
