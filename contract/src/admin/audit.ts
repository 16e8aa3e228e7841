import { z } from 'zod';
import { nothing, success } from '../api/envelope.ts';
import { rowIdInQuery } from '../values/whole-number.ts';
import { staffEndpoint } from './staff-endpoint.ts';

export const auditEntry = z.object({
  entryId: z.int(),
  at: z.iso.datetime(),
  /** Who made the change, by the name they had then. */
  staffName: z.string(),
  action: z.string(),
  subject: z.string(),
  /** The changed fields before; null when it did not exist. */
  before: z.record(z.string(), z.unknown()).nullable(),
  /** The changed fields after; null when it was deleted. */
  after: z.record(z.string(), z.unknown()).nullable(),
});
export type AuditEntry = z.infer<typeof auditEntry>;

export const AUDIT_PAGE = 50;

export const OPERATOR = 'operator';

export const listAudit = staffEndpoint({
  method: 'GET',
  path: '/admin/audit/list',
  summary: 'Changes made in the admin, newest first',
  permission: 'audit.read',
  query: z.object({
    subject: z.string().max(100).optional(),
    by: z.union([z.uuid(), z.literal(OPERATOR)]).optional(),
    /** The first and the last day, in Indian time. */
    from: z.iso.date('Please enter a date').optional(),
    to: z.iso.date('Please enter a date').optional(),
    before: rowIdInQuery.optional(),
  }),
  body: nothing,
  reply: success({
    entries: z.array(auditEntry),
    /** Current names by id, of the subjects and of other ids mentioned; deleted ones are missing. */
    names: z.record(z.string(), z.string()),
    nextBefore: z.int().nullable(),
  }),
});
