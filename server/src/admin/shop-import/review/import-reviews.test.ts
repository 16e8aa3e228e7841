import { undoShopImport } from '@gulmohar/contract/admin/shop-import-calls.ts';
import { listReviews } from '@gulmohar/contract/catalogue/review.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildProduct } from '../../../../testing/build-product.ts';
import { HEAD, type ImportingShop, openImportingShop } from '../../../../testing/importing-shop.ts';
import { checkRatings } from '../../../app/doctor/check-ratings.ts';

const JUDGEME =
  'title,body,rating,review_date,source,curated,reviewer_name,reviewer_email,product_id,product_handle,reply,reply_date,picture_urls,ip_address,location';

let here: ImportingShop;

beforeAll(async () => {
  here = await openImportingShop();
});
afterAll(() => here.close());

async function shown(productId: string) {
  here.shop.clearResponseCache();
  return here.shop.api(listReviews, { query: { productId, sort: 'lowest' } });
}

async function notesOf(importId: string): Promise<string[]> {
  return (await here.report(importId)).flatMap((unit) => unit.notes.map(({ message }) => message));
}

test('an owner brings reviews from Judge.me with their photos and replies; spam, doubles and unknown products are told', async () => {
  const productId = await buildProduct(here.shop.db, { id: 'silk-saree' });
  const photo = (name: string) => `http://${here.cdnHost}/review-${name}.jpg`;
  const importId = await here.imported(
    [
      JUDGEME,
      `Lovely,"Soft &amp; <b>light</b><br>Worn twice",5,2025-03-02 10:12:00 UTC,web,ok,Asha Mehta,asha@example.com,1,Silk-Saree,Thank you!,2025-03-04,"${photo('a')},${photo('b')}",10.1.1.1,Pune`,
      'Bad,The colour ran,1,2025-03-01 10:00:00 UTC,web,ok,Ravi,ravi@example.com,1,silk-saree,,,,,',
      'Bad,The colour ran,1,2025-03-01 10:00:00 UTC,web,ok,Ravi,ravi@example.com,1,silk-saree,,,,,',
      'Buy,cheap watches,5,2025-03-01,web,spam,Bot,b@example.com,1,silk-saree,,,,,',
      ',Call me at 98765 43210,4,2025-03-01,web,ok,,c@example.com,1,silk-saree,,,,,',
      ',Where is it?,3,2025-03-01,web,ok,Meera,m@example.com,1,no-such-saree,,,,,',
      ',No day,3,05/03/2024,web,ok,Meera,m@example.com,1,silk-saree,,,,,',
      ',No stars,nine,2025-03-01,web,ok,Meera,m@example.com,1,silk-saree,,,,,',
    ].join('\n'),
  );
  expect(await here.read(importId)).toMatchObject({
    parts: [{ kind: 'review', total: 7, new: 3, skipped: 4 }],
    pictures: { total: 2, fetched: 2 },
  });
  expect(await notesOf(importId)).toEqual([
    'It is in the files twice: once is enough',
    'It was not public there (“spam”)',
    'It names nobody: it is shown as by “A buyer”',
    'It may contain a phone number: it waits for your decision at Reviews',
    'No product here has the address or code “no-such-saree”',
    '“05/03/2024” can be two days; write it as 2024-03-05',
    '“nine” is not one to five stars',
  ]);
  expect((await here.report(importId)).map(({ title }) => title)).toContain('5 ★ · Buy · silk-saree');
  const reply = await shown(productId);
  expect(reply).toMatchObject({
    summary: { count: 2, average: 3, byBuyers: 0 },
    hasPictures: true,
    reviews: [
      { rating: 1, author: 'Ravi', source: 'judgeme', pictures: [] },
      {
        rating: 5,
        title: 'Lovely',
        text: 'Soft & light\nWorn twice',
        author: 'Asha M.',
        source: 'judgeme',
        isVerifiedBySource: false,
        publishedAt: '2025-03-02T10:12:00.000Z',
        reply: { text: 'Thank you!', at: '2025-03-04T00:00:00.000Z' },
      },
    ],
  });
  expect(reply.reviews[1]?.pictures).toHaveLength(2);
  const stored = await here.shop.database.pool.query(
    `select review::text as row from review union all select shop_import_row::text from shop_import_row`,
  );
  expect(JSON.stringify(stored.rows)).not.toMatch(/@example\.com|Mehta/);

  const again = await here.imported(
    [
      JUDGEME,
      'Bad,The colour ran,1,2025-03-01 10:00:00 UTC,web,ok,Ravi,r@example.com,1,silk-saree,,,,,',
    ].join('\n'),
  );
  expect(await here.read(again)).toMatchObject({ parts: [{ same: 1 }] });
  expect((await checkRatings(here.shop.db)).wrong).toEqual([]);
  await here.owner.api(undoShopImport, { body: { importId } });
  await here.shop.runJobs();
  expect(await shown(productId)).toMatchObject({ summary: { count: 0 }, reviews: [] });
  expect(await here.shop.db.selectFrom('review_picture').select('id').execute()).toEqual([]);
  expect((await checkRatings(here.shop.db)).wrong).toEqual([]);
}, 60_000);

test('reviews of stars only, by different buyers of the same name, all come, and none twice', async () => {
  const productId = await buildProduct(here.shop.db, { id: 'starred-saree' });
  const rows = [
    JUDGEME,
    ',,5,2025-03-01 10:00:00 UTC,web,ok,Asha Mehta,a@example.com,1,starred-saree,,,,,',
    ',,4,2025-03-02 10:00:00 UTC,web,ok,Asha Mishra,b@example.com,1,starred-saree,,,,,',
    ',,5,2025-03-03 10:00:00 UTC,web,ok,,c@example.com,1,starred-saree,,,,,',
    ',,5,2025-03-04 10:00:00 UTC,web,ok,,d@example.com,1,starred-saree,,,,,',
  ].join('\n');
  await here.imported(rows);
  expect(await shown(productId)).toMatchObject({ summary: { count: 4 } });
  const again = await here.imported(rows);
  expect(await here.read(again)).toMatchObject({ parts: [{ same: 4 }] });
  expect(await shown(productId)).toMatchObject({ summary: { count: 4 } });
}, 60_000);

test('files of Loox, Okendo and Yotpo are known by their headings, and say whether the author bought', async () => {
  const productId = await buildProduct(here.shop.db, { id: 'cotton-kurti', stock: { S: 1, M: 2 } });
  const { sku } = await here.shop.db
    .selectFrom('variant')
    .where('product_id', '=', productId)
    .where('size', '=', 'M')
    .select('sku')
    .executeTakeFirstOrThrow();
  const files = [
    [
      'id,status,rating,email,nickname,full_name,review,date,productId,handle,img,variant,verified_purchase',
      '1,Active,4,a@example.com,Asha,Asha Mehta,Comes from Loox,2024-11-05T08:00:00.000Z,8123,cotton-kurti,,Blue / M,true',
      '2,Hidden,1,b@example.com,Ravi,Ravi K,Not public,2024-11-05,8123,cotton-kurti,,M,true',
    ],
    [
      'name,body,rating,dateCreated,handle,productId,sku,email,countryCode,imageUrls',
      `Meera Nair,Comes from Okendo,5,2025-02-01,,,${sku},m@example.com,in,`,
    ],
    [
      'Review Title;Review Content;Review Score;Date;Product ID;Product Title;Product URL;Display Name;Email;Verified Purchase',
      'Super;"Comes; from ""Yotpo""";3;15/03/2025;999;Kurti;https://old.example/products/cotton-kurti?variant=1;Ana L.;a@example.com;Yes',
    ],
  ];
  for (const rows of files) await here.imported(rows.join('\n'));
  const { reviews } = await shown(productId);
  expect(
    reviews.map(({ source, text, author, size, isVerifiedBySource }) => [
      source,
      text,
      author,
      size,
      isVerifiedBySource,
    ]),
  ).toEqual([
    ['yotpo', 'Comes; from "Yotpo"', 'Ana L.', null, true],
    ['loox', 'Comes from Loox', 'Asha', 'M', true],
    ['okendo', 'Comes from Okendo', 'Meera N.', null, false],
  ]);
}, 60_000);

test('reviews come with their products in one import, each at the colour that it names', async () => {
  const { importId } = await here.upload(`${HEAD}\n${here.kurti('ajrakh')}`);
  const reviews = [
    'product_handle,rating,author,email,body,created_at,photo_url,verified_purchase,variant',
    'ajrakh,5,Asha,a@example.com,The red one,2025-01-10,,true,Red / S',
    'ajrakh,4,Meera,m@example.com,The first one,2025-01-10,,false,',
  ];
  await here.upload(reviews.join('\n'), importId);
  await here.check(importId);
  expect(await here.read(importId)).toMatchObject({
    parts: [{ kind: 'product' }, { kind: 'review', new: 2 }],
  });
  await here.run(importId);
  const [blue, red] = await here.productsOf('ajrakh');
  expect(await shown(red?.id ?? '')).toMatchObject({ reviews: [{ text: 'The red one', size: 'S' }] });
  expect(await shown(blue?.id ?? '')).toMatchObject({ reviews: [{ text: 'The first one' }] });
}, 60_000);
