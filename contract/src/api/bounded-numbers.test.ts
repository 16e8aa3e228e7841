import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { MAX_WHOLE_NUMBER } from '../values/whole-number.ts';
import type { Endpoint } from './endpoint.ts';

const CONTRACT = path.resolve(import.meta.dirname, '..');

async function endpoints(): Promise<Endpoint[]> {
  const files = await readdir(CONTRACT, { recursive: true });
  const modules = await Promise.all(
    files
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => import(path.join(CONTRACT, file)) as Promise<Record<string, unknown>>),
  );
  return modules.flatMap((module) => Object.values(module)).filter(isEndpoint);
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}

type Described = { type?: unknown; [key: string]: unknown };

/** Where a schema allows a number that the database cannot hold. */
function unbounded(schema: unknown, at: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const {
    type,
    const: only,
    enum: choices,
    minimum,
    exclusiveMinimum,
    maximum,
    exclusiveMaximum,
  } = schema as Described;
  const isNumber = (type === 'integer' || type === 'number') && only === undefined && choices === undefined;
  const least = Number(minimum ?? exclusiveMinimum ?? Number.NEGATIVE_INFINITY);
  const most = Number(maximum ?? exclusiveMaximum ?? Number.POSITIVE_INFINITY);
  const isBounded = least >= -MAX_WHOLE_NUMBER && most <= MAX_WHOLE_NUMBER;
  return [
    ...(isNumber && !isBounded ? [at] : []),
    ...Object.entries(schema).flatMap(([name, part]) => unbounded(part, `${at}.${name}`)),
  ];
}

test('no caller can send a number that the database cannot hold', async () => {
  const all = await endpoints();
  const found = all.flatMap(({ method, path: address, query, params, body }) =>
    [query, params, body].flatMap((schema) =>
      schema
        ? unbounded(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), `${method} ${address}`)
        : [],
    ),
  );
  expect(all.length).toBeGreaterThan(150);
  expect(found).toEqual([]);
});
