import { z } from 'zod';
import { endpoint } from '../api/endpoint.ts';
import { nothing, success } from '../api/envelope.ts';

/** The path avoids letters that couriers forbid in webhook addresses: Shiprocket rejects `sr` and `kr`. */
export const receiveParcelUpdate = endpoint({
  method: 'POST',
  path: '/parcel-updates',
  summary: 'Receives a courier’s webhook, authenticated by a token',
  consumes: { as: 'raw', maxBytes: 256 * 1024 },
  query: nothing,
  body: z.instanceof(Uint8Array),
  reply: success({}),
});
