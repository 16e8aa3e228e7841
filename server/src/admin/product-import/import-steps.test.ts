import { runImport } from '@gulmohar/contract/admin/product-import.ts';
import { afterAll, expect, test } from 'vitest';
import { buildStaff } from '../../../testing/build-staff.ts';
import { productImports } from '../../../testing/product-imports.ts';
import { testShop } from '../../../testing/test-shop.ts';
import { workOnImport } from './import.jobs.ts';

const HEAD = 'name,category,sub_category,price,stock,description';
const ROWS = 35;
const BATCH_ROWS = 10;

const shop = await testShop();
const owner = await buildStaff(shop);
const imports = productImports(shop, owner);
afterAll(() => shop.close());

/** Builds a file with multi-line rows and multi-byte characters; every tenth row is invalid. */
function fileOf(name: string): string {
  const rows = Array.from(
    { length: ROWS },
    (_, at) => `${name} ${at},Women,Topwear,${at % 10 === 9 ? 'cheap' : 999},S:2,"ಮೈಸೂರು ""ರೇಷ್ಮೆ""\nsecond line"`,
  );
  return [`\uFEFF${HEAD}`, ...rows, ''].join('\r\n');
}

/** Sends a file to be checked, without running a worker. */
const step = (importId: string) => workOnImport(shop.db, importId, { stepMs: 0, batchRows: BATCH_ROWS });

async function countProducts(name: string): Promise<number> {
  const { rows } = await shop.database.pool.query('select count(*)::int from product where name like $1', [
    `${name} %`,
  ]);
  return rows[0].count;
}

async function readPlace(importId: string) {
  return shop.db
    .selectFrom('product_import')
    .where('id', '=', importId)
    .select(['bytes_done', 'lines_done', 'rows_placed'])
    .executeTakeFirstOrThrow();
}

const wrongLines = [20, 40, 60];

test('a long import is checked and run in steps, each of which resumes where the last one ended', async () => {
  const importId = await imports.upload(fileOf('Stepwise'));
  await step(importId);
  expect((await imports.read(importId)).rows).toMatchObject({ total: ROWS, done: 10, wrong: 1 });
  await step(importId);
  expect((await imports.read(importId)).rows).toMatchObject({ done: 20, new: 18, wrong: 2 });
  await shop.runJobs();
  const checked = await imports.read(importId);
  expect(checked).toMatchObject({ state: 'checked', rows: { done: ROWS, new: ROWS - 3, wrong: 3 } });
  expect(checked.faults.map(({ line }) => line)).toEqual(wrongLines);
  expect(await countProducts('Stepwise')).toBe(0);

  await owner.api(runImport, { body: { importId } });
  await step(importId);
  expect(await countProducts('Stepwise')).toBe(9);
  await shop.runJobs();
  expect(await imports.read(importId)).toMatchObject({
    state: 'done',
    rows: { done: ROWS, new: ROWS - 3, wrong: 3 },
  });
  expect((await imports.read(importId)).faults.map(({ line }) => line)).toEqual(wrongLines);
  expect(await countProducts('Stepwise')).toBe(ROWS - 3);
});

test('workers that run the same step at once import no row twice', async () => {
  const importId = await imports.upload(fileOf('Twofold'));
  await shop.runJobs();
  await owner.api(runImport, { body: { importId } });
  await Promise.all([step(importId), step(importId), step(importId)]);
  await shop.runJobs();
  expect(await imports.read(importId)).toMatchObject({ state: 'done', rows: { done: ROWS, new: ROWS - 3 } });
  expect(await countProducts('Twofold')).toBe(ROWS - 3);
});

test('an import that the previous release worked on in between resumes after the last imported row', async () => {
  const importId = await imports.upload(fileOf('Earlier'));
  await shop.runJobs();
  await owner.api(runImport, { body: { importId } });
  await step(importId);
  const place = await readPlace(importId);
  await step(importId);
  // The previous release counts rows but does not update the place.
  await shop.db.updateTable('product_import').set(place).where('id', '=', importId).execute();
  await shop.runJobs();
  expect(await countProducts('Earlier')).toBe(ROWS - 3);
});
