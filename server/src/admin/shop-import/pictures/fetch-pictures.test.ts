import { listImportPictures, retryImportPictures } from '@gulmohar/contract/admin/shop-import-calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HEAD, type ImportingShop, openImportingShop } from '../../../../testing/importing-shop.ts';
import { FetchFault } from '../../../platform/guarded-fetch/fetch-fault.ts';
import { fetchPictures } from './fetch-pictures.ts';

let here: ImportingShop;

beforeAll(async () => {
  here = await openImportingShop();
});
afterAll(() => here.close());

test('an owner’s products all get their first pictures before any gets its second', async () => {
  here.pictures.asked.length = 0;
  await here.imported(`${HEAD}\n${here.kurti('first')}\n${here.kurti('second')}`);
  expect(here.pictures.asked.map((url) => url.slice(-6, -4))).toEqual(['-a', '-a', '-b', '-b']);
}, 60_000);

test('an owner sees which pictures could not be fetched, and has them tried again', async () => {
  here.pictures.areThere = false;
  const importId = await here.imported(`${HEAD}\n${here.kurti('rust')}`);
  expect(await here.read(importId)).toMatchObject({
    state: 'done',
    pictures: { total: 2, fetched: 0, failed: 2 },
  });
  const { pictures } = await here.owner.api(listImportPictures, { query: { importId } });
  expect(pictures[0]).toMatchObject({
    url: `http://${here.cdnHost}/rust-a.jpg`,
    state: 'failed',
    problem: 'The server answered with an error (404)',
  });
  here.pictures.areThere = true;
  expect(await here.owner.api(retryImportPictures, { body: { importId } })).toMatchObject({ pictures: 2 });
  await here.shop.runJobs();
  expect(await here.read(importId)).toMatchObject({ pictures: { fetched: 2, failed: 0 } });
  expect((await here.productsOf('rust'))[0]?.pictures).toHaveLength(2);
}, 60_000);

test('an owner does not have to wait for pictures whose server was down: they are tried again at once, too', async () => {
  Object.assign(here.pictures, { areThere: false, failure: 503 });
  const importId = await here.imported(`${HEAD}\n${here.kurti('down')}`);
  expect(await here.read(importId)).toMatchObject({ pictures: { fetched: 0, failed: 0, delayed: 2 } });
  const { pictures } = await here.owner.api(listImportPictures, { query: { importId } });
  expect(pictures[0]).toMatchObject({
    state: 'waiting',
    problem: 'The server answered with an error (503)',
    nextTryAt: expect.any(String),
  });
  here.pictures.areThere = true;
  await here.shop.runJobs();
  expect(await here.read(importId)).toMatchObject({ pictures: { fetched: 0, delayed: 2 } });
  expect(await here.owner.api(retryImportPictures, { body: { importId } })).toMatchObject({ pictures: 2 });
  here.pictures.asked.length = 0;
  await here.shop.runJobs();
  expect(await here.read(importId)).toMatchObject({ pictures: { fetched: 2, failed: 0, delayed: 0 } });
  expect(here.pictures.asked).toHaveLength(2);
}, 60_000);

test('a picture that is tried again by hand and arrives stays, however the try that was under way ends', async () => {
  Object.assign(here.pictures, { areThere: false, failure: 503 });
  const importId = await here.imported(`${HEAD}\n${here.kurti('slow')}`);
  await here.shop.db
    .updateTable('import_picture')
    .set({ next_try_at: new Date() })
    .where('import_id', '=', importId)
    .execute();
  here.pictures.areThere = true;
  const { db, pictures } = here.shop;
  let again: Promise<void> | undefined;
  const tryAgain = async () => {
    await here.owner.api(retryImportPictures, { body: { importId } });
    await here.shop.runJobs();
  };
  const guardedFetch = async () => {
    again ??= tryAgain();
    await again;
    throw new FetchFault('timeout');
  };
  await fetchPictures({ db, pictures, guardedFetch }, importId);
  expect(again).toBeDefined();
  const { pictures: all } = await here.owner.api(listImportPictures, { query: { importId } });
  expect(all.map(({ state, problem }) => ({ state, problem }))).toEqual([
    { state: 'fetched', problem: null },
    { state: 'fetched', problem: null },
  ]);
  expect((await here.productsOf('slow'))[0]?.pictures).toHaveLength(2);
}, 60_000);
