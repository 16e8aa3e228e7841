import { DEVICE_HEADER } from '@gulmohar/contract/api/proof.ts';
import type { RateLimiter } from './rate-limiter.ts';
import { accountKey, type CallLimits } from './rate-limits.ts';
import type { AnyCall } from './route.ts';

/** The id that a browser sends for itself; other values are ignored. */
const DEVICE_ID = /^[\w-]{16,64}$/;

/**
 * Counts a call against the rate limits of its caller and its subject.
 * @throws ShopError TOO_MANY_REQUESTS
 */
export async function countCall(limiter: RateLimiter, limits: CallLimits, call: AnyCall): Promise<void> {
  const { perCaller, perSubject } = limits;
  const caller = callerOf(call);
  const own = perCaller && caller ? [{ limits: perCaller, key: caller }] : [];
  const subjects = subjectsOf(perSubject?.fields ?? [], call.body);
  const about = perSubject ? subjects.map((key) => ({ limits: perSubject.limits, key })) : [];
  await limiter.consumeAll([...own, ...about]);
}

function callerOf(call: AnyCall & { shopper?: { userId: string } | undefined }): string | undefined {
  if (call.shopper) return `account:${call.shopper.userId}`;
  const device = call.headers[DEVICE_HEADER];
  return typeof device === 'string' && DEVICE_ID.test(device) ? `device:${accountKey(device)}` : undefined;
}

/** The text fields at these dotted paths, as keys. */
function subjectsOf(fields: readonly string[], body: unknown): string[] {
  return fields.flatMap((path) => {
    const value = path.split('.').reduce(fieldOf, body);
    return typeof value === 'string' && value ? [`subject:${accountKey(value)}`] : [];
  });
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}
