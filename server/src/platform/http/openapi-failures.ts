import type { Endpoint } from '@gulmohar/contract/api/endpoint.ts';
import { type ErrorCode, errorStatus } from '@gulmohar/contract/api/envelope.ts';

export const SCHEMA_OF_FAILURES = 'Failure';

type Kind = { name: string; description: string; code: ErrorCode; message: string; fields?: object };

const kinds: Kind[] = [
  {
    name: 'BadRequest',
    description: 'The input is not valid',
    code: 'INVALID_INPUT',
    message: 'A PIN code has 6 digits; this one has 5',
    fields: { 'address.zipcode': 'A PIN code has 6 digits; this one has 5' },
  },
  {
    name: 'Unauthenticated',
    description: 'No token, or one that expired or was revoked',
    code: 'UNAUTHENTICATED',
    message: 'Please login to continue',
  },
  {
    name: 'Forbidden',
    description: 'The caller is not allowed to do this',
    code: 'FORBIDDEN',
    message: 'Your role may not do this',
  },
  {
    name: 'NotFound',
    description: 'Not found',
    code: 'NOT_FOUND',
    message: 'Product not found',
  },
  {
    name: 'Conflict',
    description: 'The state does not allow it: out of stock, price changed, already done',
    code: 'OUT_OF_STOCK',
    message: 'Out of stock',
  },
  {
    name: 'TooLarge',
    description: 'The body is too large',
    code: 'TOO_LARGE',
    message: 'The request is too large.',
  },
  {
    name: 'NotJson',
    description: 'The body has an unsupported type',
    code: 'NOT_JSON',
    message: 'The request must be JSON.',
  },
  {
    name: 'TooManyRequests',
    description:
      'Too many calls; `Retry-After` says how many seconds to wait. With the code PROOF_NEEDED, solving `challenge` with ' +
      'an ALTCHA library (version 2) lets the call through at once: call again with the header `proof`, which is the JSON ' +
      '`{ "challenge": …, "solution": { "counter": …, "derivedKey": … } }` in Base64',
    code: 'TOO_MANY_REQUESTS',
    message: 'Too many attempts. Please try again later.',
  },
];

const SERVER_FAULT = 'ServerFault';

export const failureResponses = Object.fromEntries(
  [
    ...kinds,
    {
      name: SERVER_FAULT,
      description: 'An error of the shop or the payment provider; the message contains the request’s id',
      code: 'INTERNAL' as const,
      message: 'Something went wrong on our side. Please try again. (7d0f6b8e-3f0a-4b7e-9d2c-5a1e8c4b6f21)',
    },
  ].map(({ name, description, ...example }) => [
    name,
    {
      description,
      content: {
        'application/json': {
          schema: { $ref: `#/components/schemas/${SCHEMA_OF_FAILURES}` },
          example: { success: false, ...example },
        },
      },
    },
  ]),
);

/** An operation's failures by status; any other is a server error. */
export function failuresOf(endpoint: Endpoint) {
  const statuses = statusesOf(endpoint);
  const described = kinds
    .filter(({ code }) => statuses.has(errorStatus[code]))
    .map(({ code, name }) => [String(errorStatus[code]), refer(name)] as const);
  return { ...Object.fromEntries(described), default: refer(SERVER_FAULT) };
}

function statusesOf({ method, shopper, permission }: Endpoint): Set<number> {
  const knowsWhoCalls = permission !== undefined || (shopper ?? 'none') !== 'none';
  return new Set([
    400,
    404,
    429,
    ...(knowsWhoCalls ? [401, 403] : []),
    ...(method === 'GET' ? [] : [409, 413, 415]),
  ]);
}

function refer(name: string) {
  return { $ref: `#/components/responses/${name}` as const };
}
