import { changeManyProducts, undoManyProducts } from '@gulmohar/contract/admin/product-bulk.ts';
import { deleteProduct, previewProduct, updateProduct } from '@gulmohar/contract/admin/product-edit.ts';
import { listAdminProducts } from '@gulmohar/contract/admin/product-list.ts';
import { getProduct, listProducts } from '@gulmohar/contract/catalogue/product.ts';
import { afterAll, expect, test } from 'vitest';
import { buildStaff } from '../../../testing/build-staff.ts';
import { addAdminProduct, readAdminProduct } from '../../../testing/new-admin-product.ts';
import { testShop } from '../../../testing/test-shop.ts';

const shop = await testShop();
const owner = await buildStaff(shop);
afterAll(() => shop.close());

const add = (input?: Parameters<typeof addAdminProduct>[1]) => addAdminProduct(owner, input);
const read = (productId: string) => readAdminProduct(owner, productId);

const bulk = (productId: string, kind: 'archive' | 'unarchive' | 'publish') =>
  owner.api(changeManyProducts, { body: { productIds: [productId], action: { kind } } });

async function listed(state: 'all' | 'archived' | 'draft', q: string): Promise<string[]> {
  const { products } = await owner.api(listAdminProducts, { query: { state, q } });
  return products.map(({ productId }) => productId);
}

async function single(productId: string) {
  shop.clearResponseCache();
  return shop.api(getProduct, { body: { productId } }).catch((error) => error.reply);
}

test('an archived product is not listed, its link says that it is no longer sold, and Undo restores it', async () => {
  const id = await add({ name: 'Archived Kurti' });
  const { publishedAt } = await read(id);
  const { undo } = await bulk(id, 'archive');
  expect(await read(id)).toMatchObject({ state: 'archived', publishedAt: null });
  expect([await listed('all', 'archived'), await listed('draft', 'archived')]).toEqual([[], []]);
  expect([await listed('archived', 'archived'), await listed('all', id)]).toEqual([[id], [id]]);
  expect(await single(id)).toEqual({
    success: false,
    code: 'NOT_FOUND',
    message: 'Product not found',
    isNoLongerSold: true,
  });
  const { products } = await shop.api(listProducts, { query: { search: 'archived kurti' } });
  expect(products.map(({ _id }) => _id)).not.toContain(id);

  await owner.api(undoManyProducts, { body: { changes: undo } });
  expect(await read(id)).toMatchObject({ state: 'published', publishedAt, archivedAt: null });
  expect(await single(id)).toMatchObject({ success: true });
});

test('an archived product stays archived when edited, and becomes a draft or goes on sale when asked', async () => {
  const id = await add();
  await bulk(id, 'archive');
  const { variants, ...product } = await read(id);
  const sizes = variants.map(({ variantId, size, sku }) => ({ variantId, size, sku }));
  await owner.api(updateProduct, { body: { ...product, variants: sizes, name: 'Renamed' } });
  expect((await read(id)).state).toBe('archived');
  await bulk(id, 'unarchive');
  expect((await read(id)).state).toBe('draft');
  await bulk(id, 'archive');
  await bulk(id, 'publish');
  expect(await read(id)).toMatchObject({ state: 'published', archivedAt: null });
});

test('a product that never had stock can be deleted, and one that had some is kept in the records', async () => {
  const body = async (id: string) => ({ productId: id, version: (await read(id)).version });
  const sold = await add();
  expect((await read(sold)).isDeletable).toBe(false);
  await expect(owner.api(deleteProduct, { body: await body(sold) })).rejects.toThrow(
    'This product has been in stock, so its records are kept.',
  );
  const id = await add({ variants: [{ size: 'S', sku: 'NEVER-S', stock: 0 }] });
  expect((await read(id)).isDeletable).toBe(true);
  const { version } = await read(id);
  await expect(
    owner.api(deleteProduct, { body: { productId: id, version: version - 1 } }),
  ).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' });
  const packer = await buildStaff(shop, 'packer');
  await expect(packer.api(deleteProduct, { body: { productId: id, version } })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
  await owner.api(deleteProduct, { body: { productId: id, version } });
  await expect(read(id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await single(id)).not.toHaveProperty('isNoLongerSold');
  await add({ variants: [{ size: 'S', sku: 'NEVER-S', stock: 0 }] });
});

test('only staff can create a preview link', async () => {
  const body = { productId: await add({ publishedAt: null }) };
  const packer = await buildStaff(shop, 'packer');
  expect((await packer.api(previewProduct, { body })).path).toMatch(/^\/preview\/[\w.-]+$/);
  await expect(shop.api(previewProduct, { body })).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
});
