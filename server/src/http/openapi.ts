import type { Endpoint } from '@gulmohar/contract/endpoint.ts';
import { failureReply } from '@gulmohar/contract/envelope.ts';
import type { z } from 'zod';
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi';
import { DESK_COOKIE } from '../admin/session/desk-cookie.ts';

/** The OpenAPI 3.1 document of the given endpoints, made from the schemas that also check the requests. */
export function describeApi(endpoints: readonly Endpoint[], publicUrl: string): object {
  const paths: ZodOpenApiPathsObject = {};
  for (const endpoint of endpoints) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: describe(endpoint) };
  }
  return createDocument({
    openapi: '3.1.0',
    info: {
      title: 'Gulmohar',
      version: '1',
      description: 'The HTTP API of the shop. Amounts are rupees unless said otherwise.',
    },
    servers: [{ url: `${publicUrl}/api` }],
    components: {
      securitySchemes: {
        [TOKEN]: { type: 'apiKey', in: 'header', name: 'token', description: 'From login or register' },
        [DESK]: {
          type: 'apiKey',
          in: 'cookie',
          name: DESK_COOKIE,
          description: 'Of the owner’s desk; the scope is the permission that the role must have',
        },
      },
    },
    paths,
  });
}

const TOKEN = 'token';
const DESK = 'desk';
/** OpenAPI's way of saying 'with it or without'. */
const security = { required: [{ [TOKEN]: [] }], optional: [{}, { [TOKEN]: [] }], none: [] };

function securityOf({ permission, shopper }: Endpoint) {
  if (!permission) return security[shopper ?? 'none'];
  return permission === 'anybody' ? [{}] : [{ [DESK]: [permission] }];
}

function describe(endpoint: Endpoint): ZodOpenApiOperationObject {
  const operation: ZodOpenApiOperationObject = {
    summary: endpoint.summary,
    security: securityOf(endpoint),
    responses: {
      '200': { description: 'Done', content: { 'application/json': { schema: endpoint.reply } } },
      default: {
        description: 'A failure, told in one shape',
        content: { 'application/json': { schema: failureReply } },
      },
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
