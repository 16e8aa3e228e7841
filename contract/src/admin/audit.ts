import { z } from 'zod';
import { nothing, success } from '../api/envelope.ts';
import { staffEndpoint } from './staff-endpoint.ts';

export const auditEntry = z.object({
  entryId: z.int(),
  at: z.iso.datetime(),
  /** Who did it; the name as it was then. */
  staffName: z.string(),
  /** For example `product.update`. */
  action: z.string(),
  /** The id of what was changed, for example a product's. */
  subject: z.string(),
  /** The changed fields as they were; null when it did not exist. */
  before: z.record(z.string(), z.unknown()).nullable(),
  /** The changed fields as they were afterwards; null when it was deleted. */
  after: z.record(z.string(), z.unknown()).nullable(),
});
export type AuditEntry = z.infer<typeof auditEntry>;

export const AUDIT_PAGE = 50;

/** In place of a member's id: changes by the operator's commands. */
export const OPERATOR = 'operator';

export const listAudit = staffEndpoint({
  method: 'GET',
  path: '/admin/audit/list',
  summary: 'What was changed in the admin, the newest first',
  permission: 'audit.read',
  query: z.object({
    subject: z.string().max(100).optional(),
    /** Only changes made by this member of staff. */
    by: z.union([z.uuid(), z.literal(OPERATOR)]).optional(),
    /** The first and the last day, in India. */
    from: z.iso.date('Please enter a date').optional(),
    to: z.iso.date('Please enter a date').optional(),
    /** The `entryId` of the last entry received: older ones are returned. */
    before: z.coerce.number().int().positive().optional(),
  }),
  body: nothing,
  reply: success({
    entries: z.array(auditEntry),
    /** Current names of the subjects and of other ids; without what was deleted. */
    names: z.record(z.string(), z.string()),
    nextBefore: z.int().nullable(),
  }),
});
