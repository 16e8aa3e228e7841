import { z } from 'zod';
import { endpoint } from '../api/endpoint.ts';
import { nothing, success } from '../api/envelope.ts';

/** The path avoids letters that couriers forbid in webhook addresses: Shiprocket rejects `sr` and `kr`. */
export const receiveParcelUpdate = endpoint({
  method: 'POST',
  path: '/parcel-updates',
  summary: 'Takes a webhook of a courier, who says by a token that it is its own',
  consumes: { as: 'raw', maxBytes: 256 * 1024 },
  query: nothing,
  body: z.instanceof(Uint8Array),
  reply: success({}),
});
