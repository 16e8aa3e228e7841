import path from 'node:path';
import { defaultTheme, type Theme } from '@gulmohar/contract/site/theme.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildProduct } from '../../../testing/build-product.ts';
import { type TestShop, testShop } from '../../../testing/test-shop.ts';
import { saveDraft } from '../../shop/document/change-document.ts';
import { publishDocuments } from '../../shop/document/publish-documents.ts';
import { addProductPicture } from './add-product-picture.ts';
import { receivePicture } from './receive-picture.ts';

let shop: TestShop;
let productId: string;
let version = 0;

beforeAll(async () => {
  shop = await testShop();
  productId = await buildProduct(shop.db);
  const file = await sharp({ create: { width: 600, height: 800, channels: 3, background: '#d03020' } })
    .png()
    .toBuffer();
  const upload = await receivePicture(shop.pictures, file);
  await shop.db.transaction().execute((trx) => addProductPicture(trx, productId, { upload }));
  await shop.runJobs();
});
afterAll(() => shop.close());

async function publish(pictures: Theme['pictures']): Promise<void> {
  const owner = { staffId: null, name: 'Asha' };
  const name = { kind: 'theme', key: 'shop' } as const;
  await shop.db.transaction().execute(async (trx) => {
    const document = { ...defaultTheme, pictures };
    version = await saveDraft(trx, owner, { ...name, version, document });
    await publishDocuments(trx, owner, [{ ...name, version }]);
    version += 1;
  });
  await shop.runJobs();
}

/** The picture that was uploaded: its address, size, and the colour of its left edge. */
async function shown() {
  const { pictures } = await shop.db
    .selectFrom('product')
    .where('id', '=', productId)
    .select('pictures')
    .executeTakeFirstOrThrow();
  const address = pictures.at(-1) ?? '';
  const file = sharp(path.join(shop.dataDir, address));
  const { width, height } = await file.metadata();
  const [red, green, blue] = await file
    .extract({ left: 0, top: 100, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer();
  return { count: pictures.length, address, width, height, edge: [red, green, blue] };
}

test('a new shape of pictures is cut anew from each original, which keeps its place', async () => {
  const before = await shown();
  expect([before.count, before.width, before.height]).toEqual([2, 800, 1067]);
  await publish({ shape: '1:1', fit: 'cut' });
  const square = await shown();
  expect(square).toMatchObject({ count: 2, width: 800, height: 800 });
  expect(square.edge[0]).toBeGreaterThan(190);
  await publish({ shape: '1:1', fit: 'whole' });
  const whole = await shown();
  expect(whole.edge[2]).toBeGreaterThan(190);
  // Nothing to do: the same look again.
  await publish({ shape: '1:1', fit: 'whole' });
  expect(await shown()).toEqual(whole);
  await publish(defaultTheme.pictures);
  expect(await shown()).toEqual(before);
});
