import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { ApiDocument, FuzzedCall } from './arbitrary-call.ts';

type Reply = { statusCode: number; body: string };

const ID = 'api';

/**
 * Compares successful responses with the API description.
 * @returns a function that returns how a response differs from the description, or undefined
 */
export function promisedReplies(
  document: ApiDocument,
): (call: Pick<FuzzedCall, 'method' | 'template'>, response: Reply) => string | undefined {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema(document, ID);

  return ({ method, template }, { statusCode, body }) => {
    const path = template.replace(/^\/api/, '');
    const content = document.paths[path]?.[method.toLowerCase()]?.responses[String(statusCode)]?.content;
    if (!content?.['application/json']) return undefined;
    const place = ['paths', path, method.toLowerCase(), 'responses', String(statusCode), 'content'];
    const pointer = [...place, 'application/json', 'schema'].map(escaped).join('/');
    const isPromised = ajv.getSchema(`${ID}#/${pointer}`);
    if (!isPromised) throw new Error(`No schema at ${pointer}`);
    if (isPromised(JSON.parse(body))) return undefined;
    return `${statusCode} ${ajv.errorsText(isPromised.errors).slice(0, 300)}: ${body.slice(0, 300)}`;
  };
}

/** Escaped by RFC 6901, within a URI. */
function escaped(key: string): string {
  return encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'));
}
