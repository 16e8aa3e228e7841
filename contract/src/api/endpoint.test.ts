import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { staffEndpoint } from '../admin/staff-endpoint.ts';
import { endpoint, fullPath } from './endpoint.ts';
import { nothing, success } from './envelope.ts';

const schemas = { query: nothing, body: nothing, reply: success({}) };

describe('an endpoint', () => {
  test('keeps its method, path and shopper requirement as literal types', () => {
    const removeLine = endpoint({
      method: 'DELETE',
      path: '/cart/line',
      summary: 'Removes a line',
      shopper: 'required',
      ...schemas,
    });
    const address: { method: 'DELETE'; path: '/cart/line'; shopper: 'required' } = removeLine;
    // @ts-expect-error Not a GET call.
    const asGet: { method: 'GET' } = removeLine;
    expect(address).toBe(asGet);
  });

  test('accepts only the fields of an endpoint', () => {
    const definition = { method: 'GET', path: '/x', summary: 'X', ...schemas } as const;
    // @ts-expect-error `shopper` is misspelt.
    expect(endpoint({ ...definition, shoper: 'required' })).toBeDefined();
    // @ts-expect-error Only admin calls have permissions.
    expect(endpoint({ ...definition, permission: 'orders.read' })).toBeDefined();
    // @ts-expect-error A path starts with a slash.
    expect(endpoint({ ...definition, path: 'x' })).toBeDefined();
    // @ts-expect-error A query must be a schema.
    expect(endpoint({ ...definition, query: {} })).toBeDefined();
    expect(endpoint({ ...definition, query: z.object({ page: z.string() }) })).toBeDefined();
  });

  test('of the admin needs an existing permission and an admin path', () => {
    const definition = { method: 'GET', path: '/admin/x', summary: 'X', ...schemas } as const;
    expect(staffEndpoint({ ...definition, permission: 'orders.read' })).toBeDefined();
    // @ts-expect-error No such permission.
    expect(staffEndpoint({ ...definition, permission: 'orders.reed' })).toBeDefined();
    // @ts-expect-error The permission is missing.
    expect(staffEndpoint(definition)).toBeDefined();
    // @ts-expect-error Not an admin path.
    expect(staffEndpoint({ ...definition, path: '/x', permission: 'orders.read' })).toBeDefined();
  });
});

test('an absolute path has no /api prefix', () => {
  expect(fullPath({ path: '/cart/get' })).toBe('/api/cart/get');
  expect(fullPath({ path: '/sitemap.xml', absolute: true })).toBe('/sitemap.xml');
});
