import type { IncomingHttpHeaders } from 'node:http';
import { DEVICE_HEADER } from '@gulmohar/contract/api/proof.ts';
import { accountKey } from '../limits/rate-limits.ts';
import type { Caller } from './caller.ts';
import { callerKey } from './caller-key.ts';

/** The id that a browser sends for itself; other values are ignored. */
const DEVICE_ID = /^[\w-]{16,64}$/;

type From = { headers: IncomingHttpHeaders; caller: Caller };

export function deviceOf({ headers }: Pick<From, 'headers'>): string | undefined {
  const device = headers[DEVICE_HEADER];
  return typeof device === 'string' && DEVICE_ID.test(device) ? `device:${accountKey(device)}` : undefined;
}

/**
 * The device, or else the network address: contacts are counted together with it, because anybody can type in others'.
 */
export function placeOf(from: From): string {
  return deviceOf(from) ?? callerKey(from.caller.address);
}
