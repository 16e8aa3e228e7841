import { accountKey, accountKeyFrom, type CallLimits } from '../limits/rate-limits.ts';
import { deviceOf, placeOf } from './call-place.ts';
import type { Counted, RateLimiter } from './rate-limiter.ts';
import type { AnyCall } from './route.ts';

/** @throws ShopError TOO_MANY_REQUESTS */
export async function countCall(limiter: RateLimiter, limits: CallLimits, call: AnyCall): Promise<void> {
  const { perCaller = [], perSubject, perContact } = limits;
  const caller = callerOf(call);
  await limiter.consumeAll([
    ...(caller
      ? perCaller.map((limit) => ({ limit, key: caller }))
      : countedBy(perContact, call.body, (contact) => accountKeyFrom(contact, placeOf(call)))),
    ...countedBy(perSubject, call.body, accountKey),
  ]);
}

function callerOf(call: AnyCall & { shopper?: { userId: string } | undefined }): string | undefined {
  return call.shopper ? `account:${call.shopper.userId}` : deviceOf(call);
}

function countedBy(
  named: CallLimits['perSubject'],
  body: unknown,
  keyOf: (value: string) => string,
): Counted[] {
  if (!named) return [];
  return named.fields.flatMap((path) => {
    const value = path.split('.').reduce(fieldOf, body);
    if (typeof value !== 'string' || !value) return [];
    return named.limits.map((limit) => ({ limit, key: `subject:${keyOf(value)}` }));
  });
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}
