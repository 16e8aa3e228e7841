import { getAdminProduct } from '@gulmohar/contract/admin/product-edit.ts';
import {
  changeStock,
  findScanned,
  listMovements,
  recordStockList,
} from '@gulmohar/contract/admin/product-stock.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildStaff, type TestStaff } from '../../../testing/build-staff.ts';
import { addAdminProduct } from '../../../testing/new-admin-product.ts';
import { type TestShop, testShop } from '../../../testing/test-shop.ts';
import { moveStock } from '../../catalogue/product/stock-ledger.ts';

let shop: TestShop;
let packer: TestStaff;
let owner: TestStaff;

beforeAll(async () => {
  shop = await testShop();
  [owner, packer] = [await buildStaff(shop), await buildStaff(shop, 'packer')];
});
afterAll(() => shop.close());

const find = (code: string) => packer.api(findScanned, { query: { code } });

async function scan(code: string) {
  const { variant } = await find(code);
  if (!variant) throw new Error(`Nothing has the code ${code}`);
  return variant;
}

async function onHand(productId: string): Promise<number[]> {
  const { product } = await owner.api(getAdminProduct, { query: { productId } });
  return product.variants.map((variant) => variant.onHand);
}

async function twoProducts() {
  const mark = crypto.randomUUID().slice(0, 6);
  const kurti = await addAdminProduct(owner, {
    name: 'Scanned Kurti',
    variants: [
      { size: 'S', sku: `${mark}-S`, stock: 3, barcode: `0${Date.now()}`.slice(0, 13) },
      { size: 'M', sku: `${mark}-M`, stock: 0 },
    ],
  });
  const bag = await addAdminProduct(owner, {
    name: 'Scanned Bag',
    hasSize: false,
    variants: [{ size: null, sku: `${mark}-BAG`, stock: 2 }],
  });
  return { mark, kurti, bag };
}

test('a packer scans many products into one list, by barcode or SKU, and records a delivery of all of them', async () => {
  const { mark, kurti, bag } = await twoProducts();
  const [small, medium, single] = [
    await scan(`${mark}-s`),
    await scan(`${mark}-M`),
    await scan(`${mark}-BAG`),
  ];
  expect(small).toMatchObject({ productId: kurti, name: 'Scanned Kurti', size: 'S', onHand: 3 });
  const { barcode } = await shop.db
    .selectFrom('variant')
    .where('id', '=', small.variantId)
    .select('barcode')
    .executeTakeFirstOrThrow();
  expect(await scan(barcode.replace(/^0/, ''))).toEqual(small);
  const items = [small, medium, single].map(({ variantId }, at) => ({ variantId, units: at + 1 }));
  const body = { reason: 'delivery', note: 'Bagru, 14 Nov', items } as const;
  expect(await packer.api(recordStockList, { body: { ...body, items } })).toMatchObject({
    products: 2,
    units: 6,
  });
  expect([await onHand(kurti), await onHand(bag)]).toEqual([[4, 2], [5]]);
  const { movements } = await owner.api(listMovements, { query: { productId: bag } });
  expect(movements[0]).toMatchObject({ kind: 'received', note: 'delivery · Bagru, 14 Nov · Test packer' });
});

test.each(['001234567890', '0001234567890', '00001234567890'])(
  'a UPC that begins with zeros is found when it is scanned as %s',
  async (code) => {
    const { kurti } = await twoProducts();
    const small = shop.db.updateTable('variant').where('product_id', '=', kurti).where('size', '=', 'S');
    for (const barcode of ['001234567890', '0001234567890']) {
      await small.set({ barcode }).execute();
      expect(await scan(code)).toMatchObject({ productId: kurti, size: 'S' });
    }
    await small.set({ barcode: '' }).execute();
  },
);

test('a stock-take sets what was counted, and one impossible count leaves all stock as it was', async () => {
  const { mark, kurti, bag } = await twoProducts();
  const [small, single] = [await scan(`${mark}-S`), await scan(`${mark}-BAG`)];
  const count = (units: number) =>
    packer.api(recordStockList, {
      body: {
        reason: 'count',
        items: [
          { variantId: small.variantId, units: 1 },
          { variantId: single.variantId, units },
        ],
      },
    });
  const reserve = (reserved_change: number) =>
    moveStock(shop.db, [{ variant_id: single.variantId, kind: 'reserved', reserved_change }]);
  await reserve(2);
  await expect(count(1)).rejects.toThrow('Scanned Bag: There are 2 units');
  expect([await onHand(kurti), await onHand(bag)]).toEqual([[3, 0], [2]]);
  await reserve(-2);
  await count(7);
  expect([await onHand(kurti), await onHand(bag)]).toEqual([[1, 0], [7]]);
});

test('a packer who sends a delivery again after a lost response adds it once, and another list under its id is refused', async () => {
  const { mark, kurti } = await twoProducts();
  const { variantId } = await scan(`${mark}-S`);
  const requestId = crypto.randomUUID();
  const send = (units: number) =>
    packer.api(recordStockList, { body: { requestId, reason: 'delivery', items: [{ variantId, units }] } });
  await expect(send(100_000_000)).rejects.toThrow();
  const [first, again] = await Promise.all([send(4), send(4)]);
  expect(again).toEqual(first);
  expect(await send(4)).toMatchObject({ products: 1, units: 4 });
  await expect(send(5)).rejects.toMatchObject({ status: 409 });
  expect(await onHand(kurti)).toEqual([7, 0]);
  const body = { requestId: crypto.randomUUID(), productId: kurti, reason: 'delivery' } as const;
  for (let call = 0; call < 2; call++)
    await packer.api(changeStock, { body: { ...body, changes: [{ variantId, units: 2 }] } });
  expect(await onHand(kurti)).toEqual([9, 0]);
});

test('an unknown code, a size listed twice and negative units are refused', async () => {
  const { mark } = await twoProducts();
  expect(await find('nothing-7')).toMatchObject({ variant: null });
  const { variantId } = await scan(`${mark}-S`);
  const record = (units: number[]) =>
    packer.api(recordStockList, {
      body: { reason: 'delivery', items: units.map((one) => ({ variantId, units: one })) },
    });
  await expect(record([1, 1])).rejects.toThrow('A size is listed twice');
  await expect(record([-1])).rejects.toThrow('At least 0');
  await expect(record([])).rejects.toThrow('Please scan a product');
});
