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
    // @ts-expect-error It is no GET.
    const asGet: { method: 'GET' } = removeLine;
    expect(address).toBe(asGet);
  });

  test('accepts only the fields of an endpoint', () => {
    const definition = { method: 'GET', path: '/x', summary: 'X', ...schemas } as const;
    // @ts-expect-error `shopper` is misspelt.
    expect(endpoint({ ...definition, shoper: 'required' })).toBeDefined();
    // @ts-expect-error Only calls of the admin have permissions.
    expect(endpoint({ ...definition, permission: 'orders.read' })).toBeDefined();
    // @ts-expect-error A path begins with a slash.
    expect(endpoint({ ...definition, path: 'x' })).toBeDefined();
    // @ts-expect-error A query is a schema.
    expect(endpoint({ ...definition, query: {} })).toBeDefined();
    expect(endpoint({ ...definition, query: z.object({ page: z.string() }) })).toBeDefined();
  });

  test('of the admin needs an existing permission and an admin path', () => {
    const definition = { method: 'GET', path: '/admin/x', summary: 'X', ...schemas } as const;
    expect(staffEndpoint({ ...definition, permission: 'orders.read' })).toBeDefined();
    // @ts-expect-error There is no such permission.
    expect(staffEndpoint({ ...definition, permission: 'orders.reed' })).toBeDefined();
    // @ts-expect-error It has no permission.
    expect(staffEndpoint(definition)).toBeDefined();
    // @ts-expect-error It is no path of the admin.
    expect(staffEndpoint({ ...definition, path: '/x', permission: 'orders.read' })).toBeDefined();
  });
});

test('an absolute path has no /api prefix', () => {
  expect(fullPath({ path: '/cart/get' })).toBe('/api/cart/get');
  expect(fullPath({ path: '/sitemap.xml', absolute: true })).toBe('/sitemap.xml');
});
