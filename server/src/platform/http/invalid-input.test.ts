import { afterAll, describe, expect, test } from 'vitest';
import { callAsOwner } from '../../../testing/call-as-owner.ts';
import { testShop } from '../../../testing/test-shop.ts';

type Schema = { properties?: Record<string, object>; $ref?: string };
type Operation = {
  parameters?: { name: string }[];
  requestBody?: { content: Record<string, { schema?: Schema }> };
};
type Document = { paths: Record<string, Record<string, Operation>> };
type Call = { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: string; operation: Operation };

/** Validator messages that are meant for developers. */
const VALIDATOR_SPEECH =
  /expected|received|undefined|NaN|\[object|invalid (input|option|key|element|type)|too (small|big)\b|unrecognized/i;
const OF_ANY_TYPE = [-1.5, 1e300, true, '', 'x', 'x'.repeat(3_000), [], [null], {}, { a: 1 }, null];

const shop = await testShop({
  LIMIT_FACTOR: '1000000',
  STRIPE_SANDBOX: 'offered',
  SABPAISA_SANDBOX: 'offered',
});
const call = await callAsOwner(shop);
afterAll(() => shop.close());

async function allCalls(): Promise<Call[]> {
  const document: Document = (await shop.app.inject('/api/openapi.json')).json();
  return Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      method: method.toUpperCase() as Call['method'],
      path,
      operation,
    })),
  );
}

/** Bodies that are empty, have the wrong type, or have a field of the wrong type. */
function wrongBodies({ operation }: Call): unknown[] {
  const schema = operation.requestBody?.content['application/json']?.schema;
  if (!schema) return [];
  const fields = Object.keys(schema.properties ?? {});
  return [{}, [], 'text', 1, ...fields.flatMap((name) => OF_ANY_TYPE.map((value) => ({ [name]: value })))];
}

function wrongQueries({ operation }: Call): string[] {
  const names = (operation.parameters ?? []).map(({ name }) => name);
  return ['', ...names.flatMap((name) => ['', '-1', 'x'.repeat(3_000)].map((value) => `?${name}=${value}`))];
}

function send({ method, path }: Pick<Call, 'method' | 'path'>, query: string, body?: unknown) {
  return call({
    method,
    url: `/api${path}${query}`,
    ...(body !== undefined && {
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(body),
    }),
  });
}

describe('an invalid request', () => {
  test('gets a message written for people, on every route', async () => {
    const wrong: string[] = [];
    let refused = 0;
    for (const operation of await allCalls()) {
      const queries = operation.method === 'GET' ? wrongQueries(operation) : [''];
      const bodies = operation.method === 'GET' ? [undefined] : wrongBodies(operation);
      for (const query of queries) {
        for (const body of bodies) {
          const response = await send(operation, query, body);
          if (response.statusCode < 400) continue;
          refused += 1;
          const { message } = response.json();
          if (response.statusCode >= 500 || !/^\p{Lu}/u.test(message) || VALIDATOR_SPEECH.test(message))
            wrong.push(`${operation.method} ${operation.path}${query} ${JSON.stringify(body)}: ${message}`);
        }
      }
    }
    expect(wrong.map((line) => line.slice(0, 200))).toEqual([]);
    expect(refused).toBeGreaterThan(1_000);
    // Thousands of requests, on a machine that may be busy.
  }, 120_000);

  test.each([
    ['/product/stock-levels', {}, 'The field “productIds” is missing.', /expected array/],
    [
      '/product/stock-levels',
      { productIds: 'x' },
      'The field “productIds” must be a list.',
      /expected array/,
    ],
    [
      '/product/stock-levels',
      { productIds: ['a', 1] },
      'The field “productIds.1” must be text.',
      /expected string/,
    ],
    ['/product/single', { productId: '' }, 'The field “productId” must not be empty.', /Too small/],
    ['/cart/update', { itemId: 'x', quantity: 0.5 }, 'The field “quantity” must be a whole number.', /int/],
    [
      '/order/verify-stripe',
      { success: 'perhaps', orderId: 'x' },
      'The field “success” is not valid.',
      /Invalid/,
    ],
  ])(
    '%s %j is answered “%s”, with the validator’s own message beside the field',
    async (path, body, message, raw) => {
      const response = (await send({ method: 'POST', path }, '', body)).json();
      expect(response).toMatchObject({ success: false, code: 'INVALID_INPUT', message });
      expect(Object.values(response.fields).join()).toMatch(raw);
    },
  );

  test.each([
    ['/user/register', {}, 'Please fill in all required fields'],
    ['/user/request-reset', {}, 'Please enter your email address'],
    ['/user/reset-password', {}, 'Invalid or expired reset token'],
    ['/coupon/validate', { orderAmount: 100 }, 'Please enter a coupon code'],
    ['/coupon/validate', { code: 'WELCOME10' }, 'Invalid order amount'],
    ['/order/return-request', {}, 'Return reason is required'],
    ['/order/guest-tracking', {}, 'Please enter either email or phone number'],
    ['/newsletter/subscribe', {}, 'Please enter a valid email or try again.'],
    ['/order/razorpay/verify-payment', {}, 'Payment verification failed'],
  ])('%s %j is answered “%s”, as the specification requires', async (path, body, message) => {
    const response = await send({ method: 'POST', path }, '', body);
    expect({ status: response.statusCode, message: response.json().message }).toEqual({
      status: 400,
      message,
    });
  });
});
