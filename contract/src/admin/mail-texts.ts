import { z } from 'zod';
import { nothing, notJson, success } from '../api/envelope.ts';
import { mailKindNames, mailSettings } from '../shop/mail-texts.ts';
import { optionalText } from '../values/text-field.ts';
import { staffEndpoint } from './staff-endpoint.ts';

/** A mail with sample data, in texts that need not be saved yet; empty ones stand for the default. */
const draft = z.object({
  kind: z.enum(mailKindNames, 'There is no such e-mail'),
  greeting: mailSettings.shape.greeting,
  signature: mailSettings.shape.signature,
  subject: optionalText(120),
  opening: optionalText(1_000),
});
export type MailDraft = z.output<typeof draft>;

export const previewMail = staffEndpoint({
  method: 'GET',
  path: '/admin/mail-texts/preview',
  summary: 'How a mail of this kind looks, as a page',
  permission: 'settings',
  produces: ['text/html'],
  query: draft,
  body: nothing,
  reply: notJson,
});

export const sendSampleMail = staffEndpoint({
  method: 'POST',
  path: '/admin/mail-texts/test',
  summary: 'Sends the same mail to the caller',
  permission: 'settings',
  query: nothing,
  body: draft,
  reply: success({ message: z.string() }),
});
