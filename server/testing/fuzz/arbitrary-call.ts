import { makeOwnShop } from '@gulmohar/contract/admin/first-run.ts';
import fc from 'fast-check';
import type { Existing } from './build-lives.ts';
import { unusualText, unusualValue } from './unusual-values.ts';
import { type Schema, validBody } from './valid-body.ts';

type Media = { schema?: Schema; example?: unknown };
type Parameter = { name: string; in: string; example?: unknown };
type Operation = {
  requestBody?: { content: Record<string, Media> };
  parameters?: Parameter[];
  responses: Record<string, { content?: Record<string, Media> }>;
};
export type ApiDocument = { paths: Record<string, Record<string, Operation>> };

/** Whose credentials are sent. */
const callers = ['nobody', 'shopper', 'owner', 'forged'] as const;

export type FuzzedCall = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** The path from the API description, with its `{names}`. */
  template: string;
  url: string;
  caller: (typeof callers)[number];
  contentType: string | undefined;
  body: string | undefined;
};

/** Paths that are not in the API description. */
const OTHER_PATHS = [
  '/avatars/{key}.webp',
  '/sitemaps/{file}.xml',
  '/sitemap.xml',
  '/feeds/{file}.xml',
  '/healthz',
  '/metrics',
  '/{page}',
  '/api/{anything}',
  '/order/razorpay/callback',
  '/order/sabpaisa-callback',
];

/**
 * A random call: of any route but the one that empties the shop, by anybody, with the description's example
 * or with unusual values in places.
 * @param existing existing ids, by the names of fields and parameters
 */
export function arbitraryCall(document: ApiDocument, existing: Existing): fc.Arbitrary<FuzzedCall> {
  const paths = Object.entries(document.paths).filter(([path]) => path !== makeOwnShop.path);
  const described = paths.flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) =>
      callOf(`/api${path}`, method.toUpperCase() as FuzzedCall['method'], operation, existing),
    ),
  );
  const others = OTHER_PATHS.flatMap((path) =>
    (['GET', 'POST'] as const).map((method) => callOf(path, method, { responses: {} }, existing)),
  );
  return fc.oneof(...described, ...others);
}

function callOf(
  path: string,
  method: FuzzedCall['method'],
  { requestBody, parameters = [] }: Operation,
  existing: Existing,
): fc.Arbitrary<FuzzedCall> {
  const [type, media] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const valueFor = (name: string, usual = 'x') =>
    fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...(existing[name] ?? [usual])) },
      { weight: 1, arbitrary: unusualText },
    );
  const inQuery = parameters
    .filter((one) => one.in === 'query')
    .map(({ name, example }) => [name, valueFor(name, String(example))]);
  return fc
    .record({
      places: fc.tuple(...names.map((name) => valueFor(name))),
      query: fc.oneof(
        fc.constant({}),
        fc.record<Record<string, string>>(Object.fromEntries([...inQuery, ['x', unusualText]]), {
          requiredKeys: [],
        }),
      ),
      // Most routes require authentication.
      caller: fc.oneof(
        { weight: 5, arbitrary: fc.constant('owner' as const) },
        { weight: 2, arbitrary: fc.constant('shopper' as const) },
        { weight: 1, arbitrary: fc.constantFrom(...callers) },
      ),
      contentType: fc.oneof(
        { weight: 12, arbitrary: fc.constant(type === '*/*' ? 'application/json' : type) },
        {
          weight: 1,
          arbitrary: fc.constantFrom(undefined, '', 'text/plain', 'application/json', 'image/png'),
        },
      ),
      body: method === 'GET' ? fc.constant(undefined) : bodyLike(media, existing),
    })
    .map(({ places, query, ...rest }) => ({
      ...rest,
      method,
      template: path,
      url: withQuery(
        names.reduce((url, name, nth) => url.replace(`{${name}}`, encoded(places[nth] ?? '')), path),
        query,
      ),
    }));
}

function bodyLike(media: Media | undefined, existing: Existing): fc.Arbitrary<string | undefined> {
  const like = fc
    .record({
      seeds: fc.oneof(fc.constant<number[]>([]), fc.array(fc.nat(1_000_000), { maxLength: 3 })),
      unusual: fc.array(unusualValue, { minLength: 3, maxLength: 3 }),
      place: fc.nat(1_000),
      leavesOut: fc.constantFrom('none', 'some', 'all'),
    })
    .map(({ seeds, unusual, place, leavesOut }) =>
      JSON.stringify(
        seeds.reduce(
          (body, seed, nth) => changedAt(body, seed, unusual[nth]),
          validBody(media?.example ?? {}, media?.schema, { existing, nth: place, leavesOut }),
        ),
      ),
    );
  return fc.oneof(
    { weight: 12, arbitrary: like },
    { weight: 2, arbitrary: unusualValue.map((value) => JSON.stringify(value)) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(undefined, '', '{', '{"__proto__":{"a":1}}', '\0', '[['.repeat(4_000)),
    },
  );
}

/** The body with a different value in one place, chosen by `seed`. */
function changedAt(body: unknown, seed: number, unusual: unknown): unknown {
  if (typeof body !== 'object' || body === null) return unusual;
  const keys = Object.keys(body);
  const key = keys[seed % (keys.length + 1)];
  if (key === undefined)
    return seed % 3 === 0 ? unusual : Array.isArray(body) ? [...body, unusual] : { ...body, odd: unusual };
  const changed = changedAt(
    (body as Record<string, unknown>)[key],
    Math.floor(seed / (keys.length + 1)),
    unusual,
  );
  if (Array.isArray(body)) return body.map((entry, index) => (String(index) === key ? changed : entry));
  return { ...body, [key]: changed };
}

function withQuery(path: string, query: Record<string, string>): string {
  const parts = Object.entries(query).map(([name, value]) => `${name}=${encoded(value)}`);
  return parts.length > 0 ? `${path}?${parts.join('&')}` : path;
}

/** Some odd texts are left unencoded, because invalid addresses are part of the test. */
function encoded(text: string): string {
  return /^[%.\w-]*$/.test(text) ? text : encodeURIComponent(text.toWellFormed());
}
