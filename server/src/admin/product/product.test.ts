import { listAudit } from '@gulmohar/contract/admin/audit.ts';
import { saveFilter } from '@gulmohar/contract/admin/filter.ts';
import { changeManyProducts } from '@gulmohar/contract/admin/product-bulk.ts';
import { duplicateProduct, undoProductChange, updateProduct } from '@gulmohar/contract/admin/product-edit.ts';
import { listDynamicFilters } from '@gulmohar/contract/catalogue/filter.ts';
import { getProduct, listProducts } from '@gulmohar/contract/catalogue/product.ts';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { buildStaff } from '../../../testing/build-staff.ts';
import { addAdminProduct, editedProduct, readAdminProduct } from '../../../testing/new-admin-product.ts';
import { testShop } from '../../../testing/test-shop.ts';
import { generatedSkus } from './generated-skus.ts';

const shop = await testShop();
const owner = await buildStaff(shop);
afterAll(() => shop.close());

const add = (input?: Parameters<typeof addAdminProduct>[1]) => addAdminProduct(owner, input);
const read = (productId: string) => readAdminProduct(owner, productId);

const edited = (productId: string, input?: object) => editedProduct(owner, productId, input);

async function isOnSale(productId: string): Promise<boolean> {
  shop.clearResponseCache();
  const { products } = await shop.api(listProducts, { query: { sort: 'newest', limit: '48' } });
  const single = await shop.api(getProduct, { body: { productId } }).catch(() => undefined);
  expect(single !== undefined).toBe(products.some(({ _id }) => _id === productId));
  return single !== undefined;
}

test('shoppers find a product that the owner adds at once, with its sizes and stock', async () => {
  const productId = await add({ name: 'Neel Ajrakh Kurti', publishedAt: 'now' });
  expect(productId).toMatch(/^neel-ajrakh-kurti-[2-9a-z]{6}$/);
  const { products } = await shop.api(listProducts, { query: { search: 'neel ajrakh' } });
  expect(products).toMatchObject([{ _id: productId, price: 1299, mrp: 1599, stock: { S: 3, M: 0 } }]);
});

test('a category that is new is offered to shoppers with its product, and one with a comma is refused', async () => {
  for (const name of ['category', 'subCategory'] as const) {
    const shared = { description: '', type: 'global' as const, filterType: 'multi-select' as const };
    const body = { ...shared, name, displayName: name, isActive: true, values: [] };
    await owner.api(saveFilter, { body });
  }
  await add({ category: 'Festive', subCategory: 'Half Sarees' });
  shop.clearResponseCache();
  const { filters } = await shop.api(listDynamicFilters, { query: {} });
  const offered = filters.flatMap(({ name, values }) => values.map(({ value }) => `${name}:${value}`));
  expect(offered).toEqual(expect.arrayContaining(['category:Festive', 'subCategory:Half Sarees']));
  await expect(add({ category: 'Men, Women' })).rejects.toMatchObject({
    reply: { fields: { category: 'Commas and colons are not allowed' } },
  });
  const productId = await add();
  await shop.db.updateTable('product').set({ category: 'Old, odd' }).where('id', '=', productId).execute();
  expect(await read(productId)).toMatchObject({ category: 'Old, odd' });
});

test('drafts are visible in the admin only', async () => {
  const productId = await add({ publishedAt: null });
  expect(await isOnSale(productId)).toBe(false);
  expect((await read(productId)).state).toBe('draft');
});

test('a scheduled product is hidden until its time and on sale from then on', async () => {
  const from = (ms: number) => ({ publishedAt: new Date(Date.now() + ms).toISOString() });
  const productId = await add(from(3_600_000));
  expect((await read(productId)).state).toBe('scheduled');
  expect(await isOnSale(productId)).toBe(false);
  await owner.api(updateProduct, { body: await edited(productId, from(200)) });
  const isOnSaleByNow = async () => {
    await shop.runJobs();
    return isOnSale(productId);
  };
  await expect.poll(isOnSaleByNow).toBe(true);
});

test('an edit is refused and changes nothing if somebody else saved the product in the meantime', async () => {
  const productId = await add();
  const mine = await edited(productId, { name: 'Mine' });
  await owner.api(updateProduct, { body: await edited(productId, { name: 'Theirs' }) });
  await expect(owner.api(updateProduct, { body: mine })).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' });
  expect((await read(productId)).name).toBe('Theirs');
});

test('a change of pictures or best-seller rank does not block the editor, and a price change does', async () => {
  const productId = await add();
  const body = await edited(productId, { name: 'Still mine' });
  await sql`update product set pictures = '{x}', bestseller_rank = 3 where id = ${productId}`.execute(
    shop.db,
  );
  await owner.api(updateProduct, { body });
  await sql`update product set price = price + 100 where id = ${productId}`.execute(shop.db);
  await expect(owner.api(updateProduct, { body: { ...body, version: body.version + 1 } })).rejects.toThrow();
});

test('the last change can be undone, and so can the undo', async () => {
  const productId = await add();
  await owner.api(updateProduct, { body: await edited(productId, { price: 99_900, mrp: null }) });
  const changed = await read(productId);
  expect(changed.lastChange).toMatchObject({ staffName: 'Test owner', fields: ['mrp', 'price'] });
  const entryId = changed.lastChange?.entryId ?? 0;
  await owner.api(undoProductChange, { body: { productId, entryId } });
  const undone = await read(productId);
  expect([undone.price, undone.mrp]).toEqual([129_900, 159_900]);
  await expect(owner.api(undoProductChange, { body: { productId, entryId } })).rejects.toMatchObject({
    code: 'CHANGED_MEANWHILE',
  });
  await owner.api(undoProductChange, { body: { productId, entryId: undone.lastChange?.entryId ?? 0 } });
  expect((await read(productId)).price).toBe(99_900);
  const { entries } = await owner.api(listAudit, { query: { subject: productId } });
  expect(entries.map(({ action }) => action)).toEqual([
    'product.undo',
    'product.undo',
    'product.update',
    'product.create',
  ]);
});

test('a size that never had stock can be removed, and one that had some cannot', async () => {
  const productId = await add();
  const { variants, ...body } = await edited(productId);
  const [small, medium] = variants;
  if (!small || !medium) throw new Error('Two sizes were added');
  await owner.api(updateProduct, {
    body: { ...body, variants: [small, { size: 'L', sku: '' }] },
  });
  expect((await read(productId)).variants.map(({ size }) => size)).toEqual(['S', 'L']);
  const withoutSmall = { ...body, version: body.version + 1, variants: [{ size: 'L', sku: 'X' }] };
  await expect(owner.api(updateProduct, { body: withoutSmall })).rejects.toThrow('Size S has been in stock');
});

test('a generated SKU is one that no other product has', async () => {
  const productId = await add();
  const tail = productId.slice(-6).toUpperCase();
  await add({ variants: [{ size: 'L', sku: `${tail}-L`, stock: 20 }] });
  const { variants, ...body } = await edited(productId);
  await owner.api(updateProduct, { body: { ...body, variants: [...variants, { size: 'L', sku: '' }] } });
  const skus = (await read(productId)).variants.map(({ sku }) => sku);
  expect(skus).toEqual([`${tail}-S`, `${tail}-M`, expect.stringMatching(/^[2-9A-Z]{6}-L$/)]);
  expect(skus[2]).not.toBe(`${tail}-L`);

  await shop.db.transaction().execute(async (trx) => {
    const skuFor = await generatedSkus(trx, `another-${tail.toLowerCase()}`, ['S', 'XXL', null]);
    expect(skuFor('XXL')).toMatch(/^[2-9A-Z]{6}-XXL$/);
    expect(skuFor('XXL')).not.toContain(tail);
    expect(skuFor('S')).toBe(`${skuFor(null)}-S`);
  });
});

test('an MRP below the price, a duplicate size and another product’s SKU are refused beside their fields', async () => {
  const productId = await add();
  const wrong = async (input: object) =>
    owner.api(updateProduct, { body: await edited(productId, input) }).catch((error) => error.reply.fields);
  expect(await wrong({ mrp: 100 })).toEqual({ mrp: 'The MRP cannot be below the price' });
  const size = { size: 's', sku: '' };
  expect(await wrong({ variants: [{ size: 'S', sku: '' }, size] })).toEqual({
    'variants.1.size': 'This size is already listed',
  });
  const other = await read(await add());
  const taken = [{ size: 'S', sku: other.variants[0]?.sku ?? '' }];
  expect(
    await wrong({
      variants: [...(await edited(productId)).variants, ...taken.map((one) => ({ ...one, size: 'Q' }))],
    }),
  ).toEqual({
    variants: 'This SKU is already in use',
  });
});

test('a product without an HSN code can be a draft, but cannot go on sale, alone or in bulk', async () => {
  const complaint = 'Please enter an HSN code: products on sale need one';
  await expect(add({ hsn: '', publishedAt: 'now' })).rejects.toMatchObject({
    reply: { fields: { hsn: complaint } },
  });
  const draft = await add({ hsn: '', publishedAt: null });
  await expect(
    owner.api(updateProduct, { body: await edited(draft, { publishedAt: 'now' }) }),
  ).rejects.toMatchObject({ reply: { fields: { hsn: complaint } } });
  const action = { kind: 'publish' } as const;
  await expect(owner.api(changeManyProducts, { body: { productIds: [draft], action } })).rejects.toThrow(
    complaint,
  );
  expect((await read(draft)).state).toBe('draft');
});

test('a copy is a draft with the same fields and sizes, but without stock', async () => {
  const name = `${'Long '.repeat(23)}name`;
  const variants = [
    { size: 'S', sku: 'COPIED-S', barcode: '8901234567894', stock: 3, weightGrams: 320 },
    { size: 'M', sku: '', stock: 0 },
  ];
  const original = await read(await add({ name, variants, publishedAt: 'now' }));
  const { productId } = await owner.api(duplicateProduct, { body: { productId: original.productId } });
  const copy = await read(productId);
  expect(copy).toMatchObject({ state: 'draft', price: original.price, tags: original.tags });
  expect(copy.name).toMatch(/^Long .* \(copy\)$/);
  expect(copy.variants[0]).toMatchObject({ barcode: '', weightGrams: 320 });
  expect(copy.variants[0]?.sku).not.toBe('COPIED-S');
  expect(copy.variants.map(({ size, onHand }) => [size, onHand])).toEqual([
    ['S', 0],
    ['M', 0],
  ]);
});
