import { z } from 'zod';
import { nothing, success } from '../api/envelope.ts';
import { staffEndpoint } from './staff-endpoint.ts';

export const MAX_SHOWN_COMPLAINTS = 100;
/** Consumer Protection (E-Commerce) Rules, 2020, rule 4 (5). */
export const COMPLAINT_ANSWER_DAYS = 30;

const complaint = z.object({
  complaintId: z.uuid(),
  ticket: z.string(),
  receivedAt: z.iso.datetime(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  orderNumber: z.string(),
  orderId: z.uuid().nullable(),
  text: z.string(),
  answered: z.object({ at: z.iso.datetime(), by: z.string() }).nullable(),
});
export type Complaint = z.infer<typeof complaint>;

export const listComplaints = staffEndpoint({
  method: 'GET',
  path: '/admin/complaint/list',
  summary: `Complaints to the grievance officer: unanswered ones, oldest first, or answered ones, newest first; ${MAX_SHOWN_COMPLAINTS} at most`,
  permission: 'orders.answer',
  query: z.object({ state: z.enum(['open', 'answered']).default('open') }),
  body: nothing,
  reply: success({ complaints: z.array(complaint) }),
});

export const markAnswered = staffEndpoint({
  method: 'POST',
  path: '/admin/complaint/answered',
  summary: 'Marks a complaint as answered, by mail or phone, or as not answered',
  permission: 'orders.answer',
  query: nothing,
  body: z.object({ complaintId: z.uuid(), isAnswered: z.boolean() }),
  reply: success({}),
});
