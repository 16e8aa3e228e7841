import { setTimeout as wait } from 'node:timers/promises';
import { createClient } from '@gulmohar/contract/api/client.ts';
import { getStockLevels } from '@gulmohar/contract/catalogue/product.ts';
import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { buildProduct } from '../../../testing/build-product.ts';
import { testShop } from '../../../testing/test-shop.ts';
import { moveStock } from '../../catalogue/product/stock-ledger.ts';
import { DatabaseFault } from '../../platform/database/database-fault.ts';
import { inProcessTransport } from '../../platform/http/in-process-transport.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { ResponseCache } from '../../platform/response-cache/response-cache.ts';
import { hashOf } from './inline-scripts.ts';
import { registerPages } from './page-routes.ts';

const shop = await testShop();
afterAll(() => shop.close());

/** Opens a response cache used only by these pages. */
function openResponseCache(): ResponseCache {
  const responseCache = new ResponseCache();
  shop.changes.follow(async () => responseCache.drop());
  return responseCache;
}

/** A gate that lets everybody in. */
const openGate = { pass: async () => undefined };

/** Options that do not matter for these tests. */
const anyShop = {
  gate: openGate,
  isPreviewKey: async () => false,
  previewTransport: async (): Promise<never> => {
    throw new Error('No preview was asked for');
  },
  canonicalUrl: (url: URL) => new URL(url.pathname, url),
  publicUrl: 'https://shop.example',
  admission: async () => 'open' as const,
  shopName: () => 'Asha & Co',
  addresses: { addHit: () => undefined, addMiss: () => undefined },
  findNewAddress: async () => undefined,
  sources: () => ({
    scriptUrl: 'https://pay.example/checkout.js',
    mapUrl: '',
    picturesUrl: '',
    formSources: [],
    isDevelopment: false,
  }),
};

/** Registers pages that show how many units of a product the shop's API reports. */
function stockPages(productId: string) {
  const pages = Fastify();
  registerPages(pages, {
    render: async (_request, { transport }) => {
      const { stockLevels } = await createClient(transport)(getStockLevels, {
        body: { productIds: [productId] },
      });
      return new Response(JSON.stringify(stockLevels[productId]?.stock));
    },
    transport: inProcessTransport(shop.app),
    responseCache: openResponseCache(),
    ...anyShop,
  });
  return { look: async () => Number((await pages.inject('/')).body), close: () => pages.close() };
}

test('a sale shows within two seconds on a page rendered from an already cached response', async () => {
  const saree = await buildProduct(shop.db, { stock: 10 });
  const { id } = await shop.db
    .selectFrom('variant')
    .where('product_id', '=', saree)
    .select('id')
    .executeTakeFirstOrThrow();
  const pages = stockPages(saree);
  await shop.api(getStockLevels, { body: { productIds: [saree] } });
  await moveStock(shop.db, [{ variant_id: id, kind: 'sold', on_hand_change: -1 }]);
  await wait(1_000);
  await pages.look();
  await wait(1_000);
  expect(await pages.look()).toBe(9);
  await pages.close();
});

test('a page rendered despite a failed call is rendered again once the API recovers', async () => {
  let isBroken = true;
  const pages = Fastify();
  registerPages(pages, {
    render: async (_request, { transport }) => {
      const { status } = await transport({ method: 'GET', url: '/api/product/latest', shopper: 'none' });
      return new Response(status === 200 ? 'all of it' : 'the rest');
    },
    transport: async () => ({ status: isBroken ? 500 : 200, body: {} }),
    responseCache: openResponseCache(),
    ...anyShop,
  });
  expect((await pages.inject('/')).body).toBe('the rest');
  isBroken = false;
  await expect.poll(async () => (await pages.inject('/')).body).toBe('all of it');
  await pages.close();
});

test('a page that fails because the API is busy is answered with 503 and not cached', async () => {
  let isBusy = true;
  const pages = Fastify();
  registerPages(pages, {
    render: async (_request, { transport }) => {
      const { status } = await transport({ method: 'GET', url: '/api/shop', shopper: 'none' });
      return new Response('a page', { status: status === 200 ? 200 : 500 });
    },
    transport: async () => ({ status: isBusy ? 503 : 200, body: {} }),
    responseCache: openResponseCache(),
    ...anyShop,
  });
  const refused = await pages.inject('/');
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '2']);
  isBusy = false;
  await wait(5);
  expect((await pages.inject('/')).statusCode).toBe(200);
  await pages.close();
});

test('a page is rendered once whatever its tracking parameters, and a flooding caller is told when to retry', async () => {
  let rendered = 0;
  let counted = 0;
  const pages = Fastify();
  registerPages(pages, {
    render: async ({ url }) => {
      rendered += 1;
      return new Response(url);
    },
    transport: inProcessTransport(shop.app),
    responseCache: openResponseCache(),
    ...anyShop,
    gate: {
      async pass() {
        counted += 1;
        if (counted > 2) throw new ShopError('TOO_MANY_REQUESTS', 'Too many', { retryAfter: 7 });
      },
    },
  });
  const queries = ['', '?utm_source=mail', '?gclid=1', '?gclid=2', '?whatever'];
  for (const query of queries) {
    expect((await pages.inject(`/about${query}`)).body).toBe('https://shop.example/about');
  }
  expect([rendered, counted]).toEqual([1, 1]);
  await pages.inject('/contact');
  const refused = await pages.inject('/terms');
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '7']);
  expect(refused.body).toContain('http-equiv="refresh" content="7"');
  expect((await pages.inject('/about?gclid=3')).statusCode).toBe(200);
  await pages.close();
});

test('a script injected into a page is not allowed by its content security policy', async () => {
  const pages = Fastify();
  registerPages(pages, {
    render: async (_request, { nonce }) =>
      new Response(
        `<script nonce="${nonce}">ours()</script><script>smuggled()</script><script nonce="guess">smuggled()</script>`,
        { headers: { 'content-type': 'text/html; charset=utf-8' } },
      ),
    transport: inProcessTransport(shop.app),
    responseCache: openResponseCache(),
    ...anyShop,
    sources: () => ({ ...anyShop.sources(), scriptUrl: '/checkout.js' }),
  });
  const { headers, body } = await pages.inject('/');
  const policy = String(headers['content-security-policy']);
  expect(body).toContain('<script>ours()</script>');
  expect(policy).toContain(`script-src 'self' ${hashOf('ours()')};`);
  expect(policy).not.toContain(hashOf('smuggled()'));
  await pages.close();
});

test('while the database is down, a cached page is served with its age, and any other shows a notice', async () => {
  const pages = Fastify();
  let isAway = false;
  registerPages(pages, {
    render: async () => {
      if (isAway) throw new DatabaseFault('away');
      return new Response('a page', { headers: { 'content-type': 'text/html' } });
    },
    transport: inProcessTransport(shop.app),
    responseCache: openResponseCache(),
    ...anyShop,
  });
  expect((await pages.inject('/')).headers.age).toBeUndefined();
  isAway = true;
  await wait(2_000);
  const cached = await pages.inject('/');
  expect([cached.statusCode, cached.body, cached.headers['cache-control']]).toEqual([
    200,
    'a page',
    'no-store',
  ]);
  expect(Number(cached.headers.age)).toBeGreaterThanOrEqual(2);
  const other = await pages.inject('/about');
  expect([other.statusCode, other.headers['retry-after']]).toEqual([503, '10']);
  expect(other.headers['content-type']).toContain('text/html');
  expect(other.body).toContain('We will be right back - Asha &amp; Co');
  isAway = false;
  expect((await pages.inject('/about')).statusCode).toBe(200);
  await pages.close();
});

test('an address without a page leads to its new one; a page is never left for a redirect', async () => {
  const counted: string[] = [];
  const pages = Fastify();
  registerPages(pages, {
    ...anyShop,
    render: async ({ url }) =>
      new Response('', { status: url.endsWith('/live') || url.endsWith('/') ? 200 : 404 }),
    transport: inProcessTransport(shop.app),
    responseCache: openResponseCache(),
    findNewAddress: async (address) => (address.includes('unknown') ? undefined : '/product/kurti?ref=a'),
    addresses: {
      addHit: (address) => counted.push(`hit ${address}`),
      addMiss: (address) => counted.push(`miss ${address}`),
    },
  });
  const open = async (address: string) => {
    const { statusCode, headers } = await pages.inject(address);
    return headers.location ?? statusCode;
  };
  expect(await open('/products/kurti')).toBe('/product/kurti?ref=a');
  expect(await open('/?p=12')).toBe('/product/kurti?ref=a');
  expect([await open('/live'), await open('/'), await open('/unknown')]).toEqual([200, 200, 404]);
  expect(await open('/products/kurti.data')).toBe(404);
  expect(counted).toEqual(['hit /products/kurti', 'hit /?p=12', 'miss /unknown']);
  await pages.close();
});

test('a flooding caller is not answered where an address without a page leads, however often the page is cached', async () => {
  let passed = 0;
  const pages = Fastify();
  registerPages(pages, {
    ...anyShop,
    render: async () => new Response('', { status: 404 }),
    transport: inProcessTransport(shop.app),
    responseCache: openResponseCache(),
    gate: {
      async pass() {
        passed += 1;
        if (passed > 3) throw new ShopError('TOO_MANY_REQUESTS', 'Too many', { retryAfter: 7 });
      },
    },
  });
  const statuses = [];
  for (const number of [1, 2, 3]) statuses.push((await pages.inject(`/gone?n=${number}`)).statusCode);
  expect(statuses).toEqual([404, 404, 429]);
  await pages.close();
});
