import { z } from 'zod';
import { endpoint } from '../api/endpoint.ts';
import { nothing, success } from '../api/envelope.ts';

export const receiveWebhook = endpoint({
  method: 'POST',
  path: '/webhooks/{provider}',
  summary: 'Receives an event of a payment provider; its signature covers the bytes of the body',
  consumes: { as: 'raw', maxBytes: 256 * 1024 },
  params: z.object({ provider: z.string() }),
  query: nothing,
  body: z.instanceof(Uint8Array),
  reply: success({}),
});
