import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildProduct } from '../../../testing/build-product.ts';
import { changedWhileReading } from '../../../testing/changed-while-reading.ts';
import { type TestDatabase, testDatabase } from '../../../testing/test-database.ts';
import {
  addProductPicture,
  findPictureUpload,
  placePicture,
} from '../../catalogue/images/add-product-picture.ts';
import { readProduct } from './read-product.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

test('an owner who looks while a cropped picture becomes ready sees it as still in the making, or sees it', async () => {
  const { db } = database;
  const productId = await buildProduct(db);
  const [former = ''] = (await readProduct(db, productId)).pictures.map(({ address }) => address);
  const uploadId = await db
    .transaction()
    .execute((trx) => addProductPicture(trx, productId, { upload: 'a-file', replaces: former }));
  const cropped = '/pictures/test-1.11111111.e9d9c3/800.webp';
  const becomesReady = async () => {
    const upload = await findPictureUpload(db, uploadId);
    if (upload) await placePicture(db, upload, cropped, '3:4 cut');
  };
  const seen = await readProduct(changedWhileReading(db, 1, becomesReady), productId);
  expect(seen).toMatchObject({ pictures: [{ address: former }], uploads: [{ uploadId, problem: null }] });
  expect(await readProduct(db, productId)).toMatchObject({ pictures: [{ address: cropped }], uploads: [] });
});
