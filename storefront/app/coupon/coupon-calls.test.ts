import { afterEach, expect, test, vi } from 'vitest';
import { validate } from './coupon-calls.ts';

afterEach(() => vi.unstubAllGlobals());

function respondWith(respond: () => Promise<Response>): void {
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('fetch', respond);
}

const cart = { lines: [], subtotal: 100_000 };

test('without a connection the coupon’s outcome is unknown, and the shopper is asked to try again', async () => {
  respondWith(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await validate('WELCOME10', cart)).toEqual({
    outcome: 'unknown',
    message: 'Failed to apply coupon. Please try again.',
  });
});

test.each([
  [502, 'unknown'],
  [400, 'refused'],
])('a response with status %i and no message gets the default message', async (status, outcome) => {
  respondWith(async () => new Response('<html>', { status }));
  expect(await validate('WELCOME10', cart)).toEqual({ outcome, message: 'Failed to validate coupon' });
});

test('a message from the shop is shown unchanged', async () => {
  const message = 'This coupon has expired';
  respondWith(async () => Response.json({ success: false, message }, { status: 409 }));
  expect(await validate('ENDED15', cart)).toEqual({ outcome: 'refused', message });
});
