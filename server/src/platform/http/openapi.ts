import type { Endpoint } from '@gulmohar/contract/api/endpoint.ts';
import { failureReply } from '@gulmohar/contract/api/envelope.ts';
import { shortLine, totalsInRupees } from '@gulmohar/contract/sales/checkout.ts';
import { z } from 'zod';
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi';
import { ADMIN_COOKIE } from '../../admin/session/admin-cookie.ts';
import { giveExamples } from './openapi-examples.ts';
import { failureResponses, failuresOf, SCHEMA_OF_FAILURES } from './openapi-failures.ts';

/**
 * The OpenAPI 3.1 document of the given endpoints, made from the schemas that also check the requests. It is the same
 * wherever the shop is: the server's address is relative to the document's.
 */
export function describeApi(endpoints: readonly Endpoint[]): object {
  const paths: ZodOpenApiPathsObject = {};
  for (const endpoint of endpoints) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: describe(endpoint) };
  }
  const document = createDocument(
    {
      openapi: '3.1.0',
      info: {
        title: 'Gulmohar',
        version: '1',
        description:
          'The HTTP API of the shop. Amounts are rupees unless said otherwise. An operation’s id is its method and its ' +
          'path, and stays as long as they do. Answers may get further fields.',
        license: { name: 'All rights reserved', url: TERMS },
      },
      servers: [{ url: '/api' }],
      components: {
        schemas: { [SCHEMA_OF_FAILURES]: failure },
        responses: failureResponses,
        securitySchemes: {
          [TOKEN]: { type: 'apiKey', in: 'header', name: 'token', description: 'From login or register' },
          [ADMIN]: {
            type: 'apiKey',
            in: 'cookie',
            name: ADMIN_COOKIE,
            description: 'Of the admin; the scope is the permission that the role must have',
          },
        },
      },
      paths,
    },
    { override: mayGrow },
  );
  nameKeys(document);
  giveExamples(document);
  return document;
}

const TERMS = '/terms-conditions';
const TOKEN = 'token';
const ADMIN = 'admin';
/** OpenAPI's way of saying 'with it or without'. */
const security = { required: [{ [TOKEN]: [] }], optional: [{}, { [TOKEN]: [] }], none: [] };

/** With what some codes carry besides. */
const failure = z.looseObject({
  ...failureReply.shape,
  /** With OUT_OF_STOCK. */
  lines: z.array(shortLine).optional(),
  /** With PRICE_CHANGED. */
  totals: totalsInRupees.optional(),
});

/** Zod closes what is answered; a client must take fields that are added later. */
function mayGrow({ jsonSchema, io }: { jsonSchema: { additionalProperties?: unknown }; io: string }): void {
  if (io === 'output' && jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
}

type Node = Record<string, unknown> & { propertyNames?: { enum?: string[] } };

/** An object with a value for each of some names is told by its properties, which tools understand better. */
function nameKeys(node: unknown): void {
  if (typeof node !== 'object' || node === null) return;
  const schema = node as Node;
  const names = schema.required ? schema.propertyNames?.enum : undefined;
  if (names) {
    const { additionalProperties: value } = schema;
    schema.properties = Object.fromEntries(names.map((name) => [name, value]));
    delete schema.propertyNames;
    delete schema.additionalProperties;
  }
  for (const part of Object.values(node)) nameKeys(part);
}

/** `GET /product/list` is `getProductList`. */
export function operationId({ method, path }: Pick<Endpoint, 'method' | 'path'>): string {
  const words = path.split(/[^a-zA-Z0-9]+/).filter(Boolean);
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

function securityOf({ permission, shopper }: Endpoint) {
  if (!permission) return security[shopper ?? 'none'];
  return permission === 'anybody' ? [{}] : [{ [ADMIN]: [permission] }];
}

function describe(endpoint: Endpoint): ZodOpenApiOperationObject {
  const operation: ZodOpenApiOperationObject = {
    operationId: operationId(endpoint),
    summary: endpoint.summary,
    security: securityOf(endpoint),
    responses: {
      '200': { description: 'Done', content: { 'application/json': { schema: endpoint.reply } } },
      ...failuresOf(endpoint),
    },
  };
  if (endpoint.method === 'GET')
    return { ...operation, requestParams: { query: endpoint.query as z.ZodObject } };
  if (endpoint.upload) {
    const content = Object.fromEntries(endpoint.upload.types.map((type) => [type, {}]));
    return { ...operation, requestBody: { content } };
  }
  return { ...operation, requestBody: { content: { 'application/json': { schema: endpoint.body } } } };
}
