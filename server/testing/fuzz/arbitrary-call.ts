import { makeOwnShop } from '@gulmohar/contract/admin/first-run.ts';
import fc from 'fast-check';
import { unusualText, unusualValue } from './unusual-values.ts';

type Media = { example?: unknown };
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
export function arbitraryCall(
  document: ApiDocument,
  existing: Readonly<Record<string, readonly string[]>>,
): fc.Arbitrary<FuzzedCall> {
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
  existing: Readonly<Record<string, readonly string[]>>,
): fc.Arbitrary<FuzzedCall> {
  const [type, media] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const place = (name: string) =>
    fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...(existing[name] ?? ['x'])) },
      { weight: 1, arbitrary: unusualText },
    );
  return fc
    .record({
      places: fc.tuple(...names.map(place)),
      query: fc.oneof(
        fc.constant({}),
        fc.dictionary(
          fc.constantFrom('x', ...parameters.filter((one) => one.in === 'query').map(({ name }) => name)),
          fc.oneof(unusualText, fc.constantFrom(...Object.values(existing).flat())),
          { maxKeys: 4 },
        ),
      ),
      // Most routes require authentication.
      caller: fc.constantFrom(...callers, 'owner', 'owner', 'owner', 'shopper'),
      contentType: fc.oneof(
        { weight: 12, arbitrary: fc.constant(type === '*/*' ? 'application/json' : type) },
        {
          weight: 1,
          arbitrary: fc.constantFrom(undefined, '', 'text/plain', 'application/json', 'image/png'),
        },
      ),
      body: method === 'GET' ? fc.constant(undefined) : bodyLike(media?.example, existing),
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

function bodyLike(
  example: unknown,
  existing: Readonly<Record<string, readonly string[]>>,
): fc.Arbitrary<string | undefined> {
  const like = fc
    .record({
      seeds: fc.array(fc.nat(1_000_000), { maxLength: 3 }),
      unusual: fc.array(unusualValue, { minLength: 3, maxLength: 3 }),
    })
    .map(({ seeds, unusual }) =>
      JSON.stringify(
        seeds.reduce(
          (body, seed, nth) => changedAt(body, seed, unusual[nth]),
          withExisting(example ?? {}, existing),
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

/** The example with existing ids. */
function withExisting(value: unknown, existing: Readonly<Record<string, readonly string[]>>): unknown {
  if (Array.isArray(value)) return value.map((entry) => withExisting(entry, existing));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => {
      const [id] = existing[name] ?? [];
      return [name, typeof entry === 'string' && id ? id : withExisting(entry, existing)];
    }),
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
