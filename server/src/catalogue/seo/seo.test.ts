import { afterAll, expect, test } from 'vitest';
import { buildProduct } from '../../../testing/build-product.ts';
import { testShop } from '../../../testing/test-shop.ts';
import { seedDemo } from '../../app/demo/seed-demo.ts';
import { sitemap, sitemapFile } from './sitemap.ts';

const shop = await testShop({
  PUBLIC_URL: 'https://gulmohar.example',
  TRUST_PROXY: '192.0.2.1',
  SHOP_NAME: 'Gulmohar & Daughters',
});
await seedDemo(shop.db);
await buildProduct(shop.db, {
  id: 'a-hostile-kurti',
  name: '<b>Kurti</b> & "Set"\u0001\ufffe',
  description: ']]> <script>alert("&amp;")</script> चिकन 🌺',
  category: 'Women & Girls',
  facets: ['gender:women', 'color:rose', 'color:ivory', 'material:cotton'],
  price: 99_950,
  mrp: 149_900,
  stock: { S: 0, M: 2 },
});
await buildProduct(shop.db, { id: 'draft', name: 'Draft Kurti', isPublished: false });
afterAll(() => shop.close());

async function textAt(path: string): Promise<string> {
  const response = await shop.app.inject(path);
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('application/xml; charset=utf-8');
  expectWellFormed(response.body);
  return response.body;
}

/** Expects that all elements are closed in order and everything is escaped that must be. */
function expectWellFormed(xml: string): void {
  const open: string[] = [];
  const rest = xml.replace(/^<\?xml [^>]*\?>/, '').replace(/<(\/?)([\w:]+)[^<>]*>/g, (_, slash, name) => {
    if (slash) expect(open.pop()).toBe(name);
    else open.push(name);
    return '';
  });
  expect(open).toEqual([]);
  expect(rest).not.toMatch(/[<>]|&(?!(?:amp|lt|gt|quot|apos);)/);
}

function valuesIn(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, 'gs'))].map(([, text = '']) => text);
}

async function collect(parts: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const part of parts) text += part;
  return text;
}

test('the sitemap lists every page and product once, with the time of its last change', async () => {
  const xml = await textAt('/sitemap.xml');
  const addresses = valuesIn(xml, 'loc');
  for (const path of [
    '/',
    '/collection',
    '/about',
    '/collection?category=Sarees',
    '/collection?category=Women+%26+Girls',
    '/product/indigo-ajrakh-straight-kurti-4f7k2m',
    '/product/a-hostile-kurti',
  ]) {
    expect(addresses).toContain(`https://gulmohar.example${path}`);
  }
  expect(addresses.filter((address) => address.includes('/product/'))).toHaveLength(87);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses.join()).not.toContain('draft');
  for (const query of ['category=Women&subCategory=Topwear', 'craft=ajrakh', 'bestseller=true']) {
    expect(addresses).toContain(`https://gulmohar.example/collection?${query.replace('&', '&amp;')}`);
  }
  for (const time of valuesIn(xml, 'lastmod')) expect(Date.now() - Date.parse(time)).toBeLessThan(60_000);
});

test('changing a product updates its time in the sitemap', async () => {
  await shop.db
    .updateTable('product')
    .set({ bestseller_rank: null })
    .where('id', '=', 'a-hostile-kurti')
    .execute();
  const { changed_at } = await shop.db
    .selectFrom('product')
    .where('id', '=', 'a-hostile-kurti')
    .select('changed_at')
    .executeTakeFirstOrThrow();
  const xml = await textAt('/sitemap.xml');
  expect(xml).toContain(`/product/a-hostile-kurti</loc><lastmod>${changed_at.toISOString()}</lastmod>`);
});

test('a large sitemap is split into an index and parts that list each product once', async () => {
  const url = 'https://gulmohar.example';
  const index = await collect(sitemap(shop.db, url, 40));
  expectWellFormed(index);
  expect(valuesIn(index, 'loc')).toEqual([0, 1, 2, 3].map((part) => `${url}/sitemaps/${part}.xml`));
  const parts = await Promise.all([1, 2, 3].map((part) => collect(sitemapFile(shop.db, url, part, 40))));
  expect(parts.map((part) => valuesIn(part, 'loc').length)).toEqual([40, 40, 7]);
  expect(new Set(parts.flatMap((part) => valuesIn(part, 'loc'))).size).toBe(87);
  expect(await textAt('/sitemaps/0.xml')).toContain(`<loc>${url}/about</loc>`);
  expect((await shop.app.inject('/sitemaps/x.xml')).statusCode).toBe(404);
});

test('the merchant feed has an item for each size, priced in rupees, with the fields Google requires', async () => {
  const xml = await textAt('/feeds/google-merchant.xml');
  const items = valuesIn(xml, 'item').filter((item) => item.includes('/product/a-hostile-kurti'));
  expect(items).toHaveLength(2);
  expect(items.map((item) => valuesIn(item, 'g:availability')[0])).toEqual(['out_of_stock', 'in_stock']);
  for (const [name, expected] of [
    ['title', '&lt;b&gt;Kurti&lt;/b&gt; &amp; &quot;Set&quot; - S'],
    ['description', ']]&gt; &lt;script&gt;alert(&quot;&amp;amp;&quot;)&lt;/script&gt; चिकन 🌺'],
    ['link', 'https://gulmohar.example/product/a-hostile-kurti?size=S'],
    ['g:image_link', 'https://gulmohar.example/pictures/test-1.00000000.e9d9c3/800.webp'],
    ['g:maximum_retail_price', '1499.00 INR'],
    [
      'g:google_product_category',
      'Apparel &amp; Accessories &gt; Clothing &gt; Traditional &amp; Ceremonial Clothing',
    ],
    ['g:brand', 'Gulmohar &amp; Daughters'],
    ['g:condition', 'new'],
    ['g:item_group_id', 'a-hostile-kurti'],
    ['g:product_type', 'Women &amp; Girls &gt; Topwear'],
    ['g:gender', 'female'],
    ['g:age_group', 'adult'],
    ['g:color', 'rose/ivory'],
    ['g:size', 'S'],
  ] as const) {
    expect(valuesIn(items[0] ?? '', name)).toEqual([expected]);
  }
  expect(items[0]).toContain('<g:price>999.50 INR</g:price><g:maximum_retail_price>');
  expect(items[0]).toContain(
    '<g:shipping><g:country>IN</g:country><g:price>100.00 INR</g:price></g:shipping>',
  );
  expect(xml).not.toContain('sale_price');
  const ids = valuesIn(xml, 'g:id');
  const { count } = await shop.db
    .selectFrom('variant')
    .innerJoin('product', 'product.id', 'variant.product_id')
    .where('published_at', 'is not', null)
    .select((from) => from.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  expect(new Set(ids).size).toBe(count);
  for (const id of ids) expect(id.length).toBeLessThanOrEqual(50);
});

test('an unsized product is one item without a group, and without an MRP if it is not reduced', async () => {
  await buildProduct(shop.db, { id: 'plain-dupatta', name: 'Plain Dupatta', stock: 3, price: 50_000 });
  const xml = await textAt('/feeds/google-merchant.xml');
  const [item = ''] = valuesIn(xml, 'item').filter((one) => one.includes('/product/plain-dupatta'));
  expect([valuesIn(item, 'title'), valuesIn(item, 'g:price')[0]]).toEqual([['Plain Dupatta'], '500.00 INR']);
  expect(item).not.toMatch(/item_group_id|maximum_retail_price|g:size/);
});

test('a product without a picture is left out of the merchant feed', async () => {
  const productId = await buildProduct(shop.db, { name: 'Kurti without a picture' });
  await shop.db.updateTable('product').set({ pictures: [] }).where('id', '=', productId).execute();
  expect(await textAt('/feeds/google-merchant.xml')).not.toContain(productId);
});

test('a client that keeps requesting the whole catalogue is rate limited', async () => {
  const limited = await testShop({ LIMIT_FACTOR: '1', LIMITS: 'whole-catalogue-address=4/3600' });
  const statuses: number[] = [];
  // The fifth request is delayed by a second.
  for (let time = 0; time < 6; time += 1)
    statuses.push((await limited.app.inject('/sitemap.xml')).statusCode);
  await limited.close();
  expect(statuses.slice(-2)).toEqual([200, 429]);
});
