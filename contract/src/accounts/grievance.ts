import { z } from 'zod';
import { endpoint } from '../api/endpoint.ts';
import { nothing, success } from '../api/envelope.ts';
import { mobile } from '../values/address.ts';
import { email, INVALID_EMAIL } from '../values/email.ts';
import { text } from '../values/text-field.ts';
import { line } from './profile.ts';

const NAME = 'Please enter your name';
const TEXT = 'Please describe your complaint';

export const grievance = z.object({
  name: z.string({ error: NAME }).pipe(line(80).min(1, NAME)),
  email: email({ missing: 'Please enter your email address', invalid: INVALID_EMAIL }),
  phone: z.union([z.literal(''), mobile]).default(''),
  orderNumber: line(40).default(''),
  text: text(5_000, TEXT),
});

export const submitGrievance = endpoint({
  method: 'POST',
  path: '/grievance',
  summary: 'Sends a complaint to the grievance officer; the ticket number is also sent by e-mail',
  query: nothing,
  body: grievance,
  reply: success({ ticket: z.string(), message: z.string() }),
});
