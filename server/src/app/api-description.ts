import { apiScopes } from '@gulmohar/contract/admin/api-key.ts';
import type { Endpoint } from '@gulmohar/contract/api/endpoint.ts';
import { challenge } from '@gulmohar/contract/api/proof.ts';
import { shortLine, totalsInRupees } from '@gulmohar/contract/sales/checkout.ts';
import { z } from 'zod';
import { ADMIN_COOKIE } from '../admin/session/admin-cookie.ts';
import { describeApi } from '../platform/http/openapi.ts';

const TERMS = '/terms-conditions';
const TOKEN = 'token';
const ADMIN = 'admin';
const API_KEY = 'apiKey';
/** OpenAPI's way of making authentication optional. */
const shopperSecurity = { required: [{ [TOKEN]: [] }], optional: [{}, { [TOKEN]: [] }], none: [] };

export function apiDescription(endpoints: readonly Endpoint[]): object {
  return describeApi(endpoints, {
    info: {
      title: 'Online shop',
      version: '1',
      description:
        'The HTTP API of the shop. Amounts are in rupees unless stated otherwise. An operation’s id is made of its method ' +
        'and path, and changes only with them. Responses may gain fields. A client that sends the header `device`, with 16 to ' +
        '64 letters and digits of its choice, is rate-limited separately from others on its network.',
      license: { name: 'All rights reserved', url: TERMS },
    },
    securitySchemes: {
      [TOKEN]: { type: 'apiKey', in: 'header', name: 'token', description: 'From login or register' },
      [ADMIN]: {
        type: 'apiKey',
        in: 'cookie',
        name: ADMIN_COOKIE,
        description: 'Set when a member of staff signs in; the scope is the permission that their role needs',
      },
      [API_KEY]: {
        type: 'http',
        scheme: 'bearer',
        description:
          'A key that the owner made in the admin’s settings; the scope is the permission that it needs',
      },
    },
    securityOf: ({ permission, shopper }) => {
      if (!permission) return shopperSecurity[shopper ?? 'none'];
      if (permission === 'anybody') return [{}];
      const takesKeys = apiScopes.some((scope) => scope === permission);
      return [{ [ADMIN]: [permission] }, ...(takesKeys ? [{ [API_KEY]: [permission] }] : [])];
    },
    failureFields: {
      /** Present with OUT_OF_STOCK. */
      lines: z.array(shortLine).optional(),
      /** Present with PRICE_CHANGED. */
      totals: totalsInRupees.optional(),
      /** Present with PROOF_NEEDED. */
      challenge: challenge.optional(),
    },
  });
}
