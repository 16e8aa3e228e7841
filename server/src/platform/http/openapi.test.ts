import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { generate } from 'orval';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildProduct } from '../../../testing/build-product.ts';
import { callAsOwner } from '../../../testing/call-as-owner.ts';
import { type TestShop, testShop } from '../../../testing/test-shop.ts';

type Media = { schema?: object; example?: unknown };
type Operation = {
  operationId: string;
  requestBody?: { content: Record<string, Media> };
  parameters?: { name: string; in: string; example: string }[];
  responses: Record<string, { $ref?: string; content?: Record<string, Media> }>;
};
type Document = { paths: Record<string, Record<string, Operation>> };

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const run = promisify(execFile);

/** The parts of Redocly used here; compiling its own types takes a tenth of the time for the whole server. */
type Redocly = {
  createConfig(yaml: string): Promise<object>;
  lintFromString(options: { source: string; config: object }): Promise<Problem[]>;
};
type Problem = { ruleId: string; message: string; location: { pointer?: string }[] };

const require = createRequire(import.meta.url);
const { createConfig, lintFromString }: Redocly = require('@redocly/openapi-core');

let shop: TestShop;
let source: string;
let document: Document;

beforeAll(async () => {
  shop = await testShop({ LIMIT_FACTOR: '1000000', STRIPE_SANDBOX: 'offered', SABPAISA_SANDBOX: 'offered' });
  source = (await shop.app.inject('/api/openapi.json')).body;
  document = JSON.parse(source);
});
afterAll(() => shop.close());

function allOperations() {
  return Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ path, method, operation })),
  );
}

describe('the OpenAPI document', () => {
  test('passes Redocly’s recommended rules without a warning', async () => {
    const config = await createConfig('extends: [recommended]');
    const problems = await lintFromString({ source, config });
    expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual(
      [],
    );
  });

  test('gives every operation a unique and stable name', () => {
    const ids = allOperations().map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(
      expect.arrayContaining(['getProductList', 'postCartAdd', 'putUserProfile', 'getShop']),
    );
    for (const id of ids) expect(id).toMatch(/^(get|post|put|delete)[A-Z][A-Za-z0-9]*$/);
  });

  test('describes the failures of every operation with the shared error envelope', () => {
    for (const { operation } of allOperations()) {
      const { 200: _, ...failures } = operation.responses;
      expect(Object.keys(failures)).toEqual(expect.arrayContaining(['400', '404', '429', 'default']));
      for (const { $ref } of Object.values(failures)) expect($ref).toMatch(/^#\/components\/responses\/\w+$/);
    }
  });

  test('has an example of every JSON request and response body', () => {
    for (const { path, operation } of allOperations()) {
      const parts = [operation.requestBody, operation.responses['200']];
      for (const media of parts.map((part) => part?.content?.['application/json'])) {
        if (media) expect(media.example, path).toBeDefined();
      }
    }
  });

  test('has examples that the shop accepts as valid input', async () => {
    // The input is well-formed, but the shop has no such code, password, place, browser or mail server.
    const wellFormed =
      /^(Current password is incorrect|This code is wrong|Invalid or expired code|Invalid cursor\.|This SKU is already in use|Your browser could not be recognised\.|The mail server did not take the mail: .*)$/;
    const call = await callAsOwner(shop);
    const refused: string[] = [];
    for (const { path, method, operation } of allOperations()) {
      const payload = operation.requestBody?.content['application/json']?.example;
      if (operation.requestBody && payload === undefined) continue;
      const { parameters = [] } = operation;
      const inPath = parameters.filter((parameter) => parameter.in === 'path');
      const query = new URLSearchParams(
        parameters
          .filter((parameter) => parameter.in === 'query')
          .map(({ name, example }): [string, string] => [name, example]),
      );
      const filled = inPath.reduce(
        (url, { name, example }) => url.replace(`{${name}}`, encodeURIComponent(example)),
        path,
      );
      const response = await call({
        method: method.toUpperCase() as 'GET',
        url: `/api${filled}?${query}`,
        ...(payload !== undefined && { payload: payload as object }),
      });
      if (response.statusCode < 400) continue;
      const { code, message } = response.json();
      if ((response.statusCode >= 500 || code === 'INVALID_INPUT') && !wellFormed.test(message))
        refused.push(
          `${method} ${path}: ${response.body.slice(0, 200)} ${JSON.stringify(payload)?.slice(0, 300)}`,
        );
    }
    expect(refused).toEqual([]);
  });
});

const CALLS = `
import { getProductList, postProductSingle, postProductStockLevels } from './client.ts';

const [productId = ''] = process.argv.slice(2);

const list = await getProductList({ limit: '5', search: 'saffron' });
if (list.status !== 200) throw new Error(list.data.message);
const names: string[] = list.data.products.map((product) => product.name);

const levels = await postProductStockLevels({ productIds: [productId] });
const stock = levels.status === 200 ? levels.data.stockLevels[productId]?.stock : undefined;

const missing = await postProductSingle({ productId: 'none' });
const code: string | undefined = missing.status === 200 ? undefined : missing.data.code;

// @ts-expect-error A product id is a string.
await postProductSingle({ productId: 1 });

console.log(JSON.stringify({ names, stock, code }));
`;

const SETTINGS = {
  compilerOptions: {
    strict: true,
    noEmit: true,
    // The packages' own types are not what is tested.
    skipLibCheck: true,
    target: 'es2024',
    module: 'nodenext',
    allowImportingTsExtensions: true,
    types: ['node'],
  },
};

describe('a client generated from the OpenAPI document', () => {
  test('compiles and can call the shop', async () => {
    const id = await buildProduct(shop.db, { name: 'Saffron Kurti', price: 129_900, stock: { M: 3 } });
    await mkdir(path.join(ROOT, '.cache'), { recursive: true });
    // Inside the project, so that it finds the packages.
    const folder = await mkdtemp(path.join(ROOT, '.cache/api-client-'));
    try {
      const keep = (name: string, text: string) => writeFile(path.join(folder, name), text);
      await keep('openapi.json', source);
      const output = { target: 'client.ts', client: 'fetch', baseUrl: `${shop.url}/api` } as const;
      await generate({ input: { target: 'openapi.json' }, output }, folder);
      await keep('calls.ts', CALLS);
      await keep('tsconfig.json', JSON.stringify(SETTINGS));
      await run(path.join(ROOT, 'node_modules/.bin/tsc'), ['-p', folder]).catch(({ stdout }) => {
        throw new Error(stdout);
      });
      const { stdout } = await run(process.execPath, [path.join(folder, 'calls.ts'), id]);
      expect(JSON.parse(stdout)).toEqual({ names: ['Saffron Kurti'], stock: { M: 3 }, code: 'NOT_FOUND' });
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
