import type { Endpoint } from '@gulmohar/contract/api/endpoint.ts';
import { failureReply } from '@gulmohar/contract/api/envelope.ts';
import { z } from 'zod';
import {
  createDocument,
  type ZodOpenApiObject,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
} from 'zod-openapi';
import { giveExamples } from './openapi-examples.ts';
import { failureResponses, failuresOf, SCHEMA_OF_FAILURES } from './openapi-failures.ts';

type Components = NonNullable<ZodOpenApiObject['components']>;

type ZodOpenApiContent = NonNullable<ZodOpenApiOperationObject['requestBody']>['content'];

export type ApiFacts = Pick<ZodOpenApiObject, 'info'> & {
  securitySchemes: NonNullable<Components['securitySchemes']>;
  securityOf(endpoint: Endpoint): NonNullable<ZodOpenApiOperationObject['security']>;
  failureFields: z.ZodRawShape;
};

/** The same wherever the shop is hosted: the server's address is relative to the document's. */
export function describeApi(endpoints: readonly Endpoint[], facts: ApiFacts): object {
  const paths: ZodOpenApiPathsObject = {};
  for (const endpoint of endpoints) {
    if (endpoint.absolute) continue;
    const operation = { ...describe(endpoint), security: facts.securityOf(endpoint) };
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation };
  }
  const failure = z.looseObject({ ...failureReply.shape, ...facts.failureFields });
  const document = createDocument(
    {
      openapi: '3.1.0',
      info: facts.info,
      servers: [{ url: '/api' }],
      components: {
        schemas: { [SCHEMA_OF_FAILURES]: failure },
        responses: failureResponses,
        securitySchemes: facts.securitySchemes,
      },
      paths,
    },
    { override: mayGrow },
  );
  nameKeys(document);
  giveExamples(document);
  return document;
}

/** Zod marks the objects of a reply as closed, but a client must accept fields that are added later. */
function mayGrow({ jsonSchema, io }: { jsonSchema: { additionalProperties?: unknown }; io: string }): void {
  if (io === 'output' && jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
}

type Node = Record<string, unknown> & { propertyNames?: { enum?: string[] } };

/** Describes a record with known keys by its properties, which tools handle better. */
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

/** `GET /product/list` becomes `getProductList`. */
export function operationId({ method, path }: Pick<Endpoint, 'method' | 'path'>): string {
  const words = path.split(/[^a-zA-Z0-9]+/).filter(Boolean);
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

function describe(endpoint: Endpoint): ZodOpenApiOperationObject {
  const { produces, method } = endpoint;
  const content = Array.isArray(produces)
    ? Object.fromEntries(produces.map((type) => [type, {}]))
    : { 'application/json': { schema: endpoint.reply } };
  return {
    operationId: operationId(endpoint),
    summary: endpoint.summary,
    ...describeParameters(endpoint),
    ...(method !== 'GET' && { requestBody: { content: describeBody(endpoint) } }),
    responses: {
      ...(produces === 'redirect'
        ? { '303': { description: 'See Other' } }
        : { '200': { description: 'Done', content } }),
      ...failuresOf(endpoint),
    },
  };
}

function describeParameters({ params, query }: Endpoint): Pick<ZodOpenApiOperationObject, 'requestParams'> {
  const hasQuery = query instanceof z.ZodObject && Object.keys(query.shape).length > 0;
  if (!params && !hasQuery) return {};
  return { requestParams: { ...(params && { path: params }), ...(hasQuery && { query }) } };
}

function describeBody({ consumes, body }: Endpoint): ZodOpenApiContent {
  switch (consumes?.as) {
    case undefined:
      return { 'application/json': { schema: body } };
    case 'form':
      return { 'application/x-www-form-urlencoded': { schema: body } };
    case 'file':
      return Object.fromEntries(consumes.types.map((type) => [type, {}]));
    case 'raw':
      return { '*/*': {} };
  }
}
