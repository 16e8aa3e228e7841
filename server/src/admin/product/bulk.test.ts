import { listAudit } from '@gulmohar/contract/admin/audit.ts';
import {
  type BulkAction,
  changeManyProducts,
  previewManyProducts,
  undoManyProducts,
} from '@gulmohar/contract/admin/product-bulk.ts';
import { listAdminProducts } from '@gulmohar/contract/admin/product-list.ts';
import { listMovements } from '@gulmohar/contract/admin/product-stock.ts';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { buildStaff } from '../../../testing/build-staff.ts';
import { addAdminProduct, readAdminProduct } from '../../../testing/new-admin-product.ts';
import { testShop } from '../../../testing/test-shop.ts';

const shop = await testShop();
const owner = await buildStaff(shop);
afterAll(() => shop.close());

const add = (input?: Parameters<typeof addAdminProduct>[1]) => addAdminProduct(owner, input);
const read = (productId: string) => readAdminProduct(owner, productId);

const preview = (productIds: string[], action: BulkAction) =>
  owner.api(previewManyProducts, { body: { productIds, action } });
const change = (
  productIds: string[],
  action: BulkAction,
  more: { plan?: string; skipRefused?: boolean } = {},
) => owner.api(changeManyProducts, { body: { productIds, action, ...more } });

test('a bulk price change is previewed first and then applied as previewed', async () => {
  const ids = [
    await add({ name: 'A', price: 124_900 }),
    await add({ name: 'B', price: 99_900, mrp: 99_900 }),
  ];
  const action = { kind: 'price', percent: 10, roundTo: '99' } as const;
  const { products, plan } = await preview(ids, action);
  const shown = Object.fromEntries(
    products.map(({ name, changes, refused }) => [name, { changes, refused }]),
  );
  expect(shown).toEqual({
    A: { changes: [{ field: 'price', before: 124_900, after: 139_900 }], refused: null },
    B: {
      changes: [{ field: 'price', before: 99_900, after: 109_900 }],
      refused: 'The MRP cannot be below the price',
    },
  });
  expect((await read(ids[0] ?? '')).price).toBe(124_900);
  await change(ids, action, { plan, skipRefused: true });
  expect([(await read(ids[0] ?? '')).price, (await read(ids[1] ?? '')).price]).toEqual([139_900, 99_900]);
});

test('prices are set, raised or lowered by an amount and rounded, and never fall below a rupee', async () => {
  const id = await add({ price: 124_950, mrp: null });
  const after = async (action: BulkAction) =>
    (await preview([id], action)).products[0]?.changes.map((one) => one.after);
  expect(await after({ kind: 'set-price', price: 88_800 })).toEqual([88_800]);
  expect(await after({ kind: 'add-price', amount: -10_000, roundTo: '1' })).toEqual([115_000]);
  expect(await after({ kind: 'add-price', amount: 5_000, roundTo: '10' })).toEqual([130_000]);
  expect(await after({ kind: 'price', percent: 0, roundTo: '100' })).toEqual([120_000]);
  expect(await after({ kind: 'add-price', amount: -900_000, roundTo: '99' })).toEqual([100]);
});

test('a bulk change is refused if one of the products changed after the preview', async () => {
  const ids = [await add({ price: 100_000, mrp: null }), await add({ price: 150_000, mrp: null })];
  const action = { kind: 'price', percent: -10, roundTo: '1' } as const;
  const { plan } = await preview(ids, action);
  await change([ids[1] ?? ''], { kind: 'set-price', price: 140_000 });
  await expect(change(ids, action, { plan })).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' });
  expect((await read(ids[0] ?? '')).price).toBe(100_000);
});

test('products are published as previewed however much later, but not after one of them really changed', async () => {
  const ids = [await add({ publishedAt: null }), await add({ publishedAt: null })];
  const action = { kind: 'publish' } as const;
  const { plan } = await preview(ids, action);
  expect(await change(ids, action, { plan })).toMatchObject({ changed: 2, refused: [] });
  const hide = { kind: 'withdraw' } as const;
  await change(ids, hide, { plan: (await preview(ids, hide)).plan });
  const second = await preview(ids, action);
  await change([ids[0] ?? ''], action);
  await expect(change(ids, action, { plan: second.plan })).rejects.toMatchObject({
    code: 'CHANGED_MEANWHILE',
  });
  expect((await read(ids[1] ?? '')).publishedAt).toBeNull();
});

test('category, tax and price of many products change at once, are logged for each product, and can be undone', async () => {
  const ids = [await add(), await add({ category: 'Kids' })];
  const moved = await change(ids, { kind: 'category', category: 'Kids', subCategory: 'Sets' });
  expect(moved).toMatchObject({ changed: 2, refused: [] });
  expect(await read(ids[0] ?? '')).toMatchObject({ category: 'Kids', subCategory: 'Sets' });
  await change(ids, { kind: 'tax', hsn: '500720', taxRule: 'fabric' });
  expect(await read(ids[1] ?? '')).toMatchObject({ hsn: '500720', taxRule: 'fabric' });
  await expect(change(ids, { kind: 'tax', hsn: '' })).rejects.toThrow(
    '2 products cannot be changed this way',
  );
  await expect(change(ids, { kind: 'tax' })).rejects.toThrow('Please enter an HSN code, or choose a tax');
  const { entries } = await owner.api(listAudit, { query: { subject: ids[0] ?? '' } });
  expect(entries[0]).toMatchObject({ action: 'product.bulk', after: { hsn: '500720', taxRule: 'fabric' } });

  const { undo } = await change(ids, { kind: 'set-price', price: 111_100 });
  await owner.api(undoManyProducts, { body: { changes: undo } });
  expect(await read(ids[1] ?? '')).toMatchObject({ price: 129_900, hsn: '500720' });
  await expect(owner.api(undoManyProducts, { body: { changes: undo } })).rejects.toMatchObject({
    code: 'CHANGED_MEANWHILE',
  });
});

test('stock of many products is received or counted by size through the ledger', async () => {
  const ids = [await add(), await add({ hasSize: false, variants: [{ size: null, sku: '', stock: 2 }] })];
  const delivery = {
    kind: 'stock',
    reason: 'delivery',
    note: 'Bagru',
    sizes: [
      { size: 'm', units: 4 },
      { size: null, units: 5 },
      { size: 'XXL', units: 9 },
    ],
  } as const;
  const { products, plan } = await preview(ids, { ...delivery, sizes: [...delivery.sizes] });
  expect(products.flatMap(({ changes }) => changes)).toEqual(
    expect.arrayContaining([
      { field: 'stock', size: 'M', before: 0, after: 4 },
      { field: 'stock', size: null, before: 2, after: 7 },
    ]),
  );
  await change(ids, { ...delivery, sizes: [...delivery.sizes] }, { plan });
  const levels = async (id: string) => (await read(id)).variants.map(({ onHand }) => onHand);
  expect([await levels(ids[0] ?? ''), await levels(ids[1] ?? '')]).toEqual([[3, 4], [7]]);
  const { movements } = await owner.api(listMovements, { query: { productId: ids[0] ?? '' } });
  expect(movements[0]).toMatchObject({ kind: 'received', note: 'delivery · Bagru · Test owner' });

  const lost = { kind: 'stock', reason: 'loss', note: '', sizes: [{ size: 'S', units: 4 }] } as const;
  await expect(change(ids, { ...lost, sizes: [...lost.sizes] })).rejects.toThrow('Size S has 3 units');
  expect(await levels(ids[0] ?? '')).toEqual([3, 4]);
  const count = { kind: 'stock', reason: 'count', note: '', sizes: [{ size: 'S', units: 1 }] } as const;
  const seen = await preview(ids, { ...count, sizes: [...count.sizes] });
  await sql`insert into stock_movement (variant_id, kind, on_hand_change)
    select id, 'corrected', -1 from variant where product_id = ${ids[0]} and size = 'S'`.execute(shop.db);
  await expect(change(ids, { ...count, sizes: [...count.sizes] }, { plan: seen.plan })).rejects.toMatchObject(
    { code: 'CHANGED_MEANWHILE' },
  );
});

test('a packer can neither preview nor make a bulk change', async () => {
  const id = await add();
  const packer = await buildStaff(shop, 'packer');
  const body = { productIds: [id], action: { kind: 'archive' } as const };
  for (const call of [previewManyProducts, changeManyProducts])
    await expect(packer.api(call, { body })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  expect((await owner.api(listAdminProducts, { query: { state: 'archived' } })).products).toEqual([]);
});

test('a bulk change applies to all products or to none', async () => {
  const ids = [await add({ price: 100_000, mrp: null }), await add({ price: 150_000, mrp: 160_000 })];
  const bulk = (percent: number) =>
    owner.api(changeManyProducts, { body: { productIds: ids, action: { kind: 'price', percent } } });
  await expect(bulk(20)).rejects.toThrow('The MRP cannot be below the price. Nothing was changed.');
  expect((await read(ids[0] ?? '')).price).toBe(100_000);
  expect(await bulk(-10)).toMatchObject({ changed: 2 });
  expect((await read(ids[1] ?? '')).price).toBe(135_000);
  const tag = { kind: 'add-tag', tag: 'label:diwali' } as const;
  await owner.api(changeManyProducts, { body: { productIds: ids, action: tag } });
  expect((await read(ids[1] ?? '')).tags).toContain('label:diwali');
  await owner.api(changeManyProducts, { body: { productIds: ids, action: { kind: 'withdraw' } } });
  expect((await read(ids[1] ?? '')).state).toBe('draft');
});

test('a refused bulk change names the products that cannot change, and can go ahead without them', async () => {
  const dearer = (name: string, mrp: number | null) => add({ name, price: 150_000, mrp });
  const ids = [await dearer('Free', null), await dearer('Tight', 160_000), await dearer('Tighter', 155_000)];
  const action = { kind: 'price', percent: 20 } as const;
  const refused = [
    { productId: ids[1], name: 'Tight', message: 'The MRP cannot be below the price' },
    { productId: ids[2], name: 'Tighter', message: 'The MRP cannot be below the price' },
  ];
  const all = owner.api(changeManyProducts, { body: { productIds: ids, action } });
  await expect(all).rejects.toMatchObject({
    status: 400,
    message: '2 products cannot be changed this way. Nothing was changed.',
    reply: { refused: expect.arrayContaining(refused) },
  });
  expect((await read(ids[0] ?? '')).price).toBe(150_000);
  const rest = await owner.api(changeManyProducts, { body: { productIds: ids, action, skipRefused: true } });
  expect(rest).toMatchObject({ changed: 1, refused: expect.arrayContaining(refused) });
  expect((await read(ids[0] ?? '')).price).toBe(180_000);
  expect((await read(ids[1] ?? '')).price).toBe(150_000);
});
