import { afterEach, expect, test, vi } from 'vitest';
import { validate } from './coupon-calls.ts';

afterEach(() => vi.unstubAllGlobals());

function answerWith(answer: () => Promise<Response>): void {
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('fetch', answer);
}

const cart = { lines: [], subtotal: 100_000 };

test('without a connection nobody can tell, in the specified words', async () => {
  answerWith(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await validate('WELCOME10', cart)).toEqual({
    outcome: 'unknown',
    message: 'Failed to apply coupon. Please try again.',
  });
});

test.each([
  [502, 'unknown'],
  [400, 'refused'],
])('an answer %i without a message gets the specified words', async (status, outcome) => {
  answerWith(async () => new Response('<html>', { status }));
  expect(await validate('WELCOME10', cart)).toEqual({ outcome, message: 'Failed to validate coupon' });
});

test('what the shop says is shown as it is', async () => {
  const message = 'This coupon has expired';
  answerWith(async () => Response.json({ success: false, message }, { status: 409 }));
  expect(await validate('ENDED15', cart)).toEqual({ outcome: 'refused', message });
});
