import { z } from 'zod';
import { nothing, success } from '../api/envelope.ts';
import { email, INVALID_EMAIL } from '../values/email.ts';
import { text } from '../values/text-field.ts';
import { staffEndpoint } from './staff-endpoint.ts';

const PORT = 'Please enter a port, usually 465 or 587';

const server = {
  host: text(253, 'Please enter the server, such as smtp.example.com').regex(
    /^[A-Za-z0-9.-]+$/,
    'Please enter a name such as smtp.example.com',
  ),
  port: z.int(PORT).min(1, PORT).max(65_535, PORT),
  /** `tls` from the first byte, usually on 465; `starttls` begins in the clear and insists on TLS, usually on 587. */
  security: z.enum(['tls', 'starttls']),
  user: text(254, 'Please enter the user name'),
  sender: email({ missing: 'Please enter the address that mails come from', invalid: INVALID_EMAIL }),
};

export const readMailServer = staffEndpoint({
  method: 'GET',
  path: '/admin/mail-server/read',
  summary: 'By which server the shop sends its mails, without the password',
  permission: 'settings',
  query: nothing,
  body: nothing,
  reply: success({
    /** Whose setting holds. The operator's comes before the owner's; `mailbox` keeps the mails in the shop. */
    setBy: z.enum(['operator', 'owner', 'mailbox', 'nobody']),
    /** As the owner entered it; null before that. */
    server: z.object(server).nullable(),
  }),
});

export const saveMailServer = staffEndpoint({
  method: 'POST',
  path: '/admin/mail-server/save',
  summary: 'Sends a mail to the caller by this server, and if that works, all mails from now on',
  permission: 'settings',
  query: nothing,
  body: z.object({
    ...server,
    password: text(200, 'Please enter the password'),
    /** Of the caller's authenticator app, or a recovery code. */
    code: z.string().trim().min(6, 'Please enter the code of your authenticator app').max(20),
  }),
  reply: success({ message: z.string() }),
});

/** `unknown`: the name server did not answer. */
export const mailRecordState = z.enum(['found', 'missing', 'unknown']);

export const readMailRecords = staffEndpoint({
  method: 'GET',
  path: '/admin/mail-server/records',
  summary: 'Whether the domain that mails come from has the records that receivers look for',
  permission: 'settings',
  query: z.object({
    /** The selector of DKIM, which the mail provider names; DKIM is not looked up without one. */
    selector: z
      .string()
      .trim()
      .max(63)
      .regex(/^[A-Za-z0-9._-]*$/, 'Letters, digits, dots and - only'),
  }),
  body: nothing,
  reply: success({
    domain: z.string(),
    spf: mailRecordState,
    dkim: mailRecordState.nullable(),
    dmarc: mailRecordState,
  }),
});
