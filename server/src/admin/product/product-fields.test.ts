import { saveCustomFields } from '@gulmohar/contract/admin/custom-field.ts';
import { updateProduct } from '@gulmohar/contract/admin/product-edit.ts';
import { findScanned } from '@gulmohar/contract/admin/product-stock.ts';
import { getProduct, listLatest, listProducts } from '@gulmohar/contract/catalogue/product.ts';
import { afterAll, expect, test } from 'vitest';
import { buildStaff } from '../../../testing/build-staff.ts';
import { buy } from '../../../testing/buy.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { addAdminProduct, editedProduct, readAdminProduct } from '../../../testing/new-admin-product.ts';
import { testShop } from '../../../testing/test-shop.ts';

const shop = await testShop();
const owner = await buildStaff(shop);
afterAll(() => shop.close());

/** The merchant feed has only products with a picture. */
async function addPictured(input: Parameters<typeof addAdminProduct>[1]): Promise<string> {
  const id = await addAdminProduct(owner, input);
  const pictures = ['/pictures/a.00000000.e9d9c3/800.webp'];
  await shop.db.updateTable('product').set({ pictures }).where('id', '=', id).execute();
  return id;
}

const single = async (productId: string) => (await shop.api(getProduct, { body: { productId } })).product;

test('a shopper reads brand, formatted description, search engine texts and the facts that are filled', async () => {
  const story = [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text: 'Woven by hand' }] }];
  const id = await addAdminProduct(owner, {
    brand: 'Charkha',
    productType: 'Ethnic wear',
    story,
    seoTitle: 'Handwoven kurti',
    seoDescription: 'From Maheshwar',
    details: { fabric: 'Cotton', work: '', fit: '', length: '', care: '', origin: '', measurements: {} },
  });
  expect(await single(id)).toMatchObject({
    brand: 'Charkha',
    story,
    seo: { title: 'Handwoven kurti', description: 'From Maheshwar' },
    details: { fabric: 'Cotton', work: '', measurements: {} },
  });
});

test('a formatted description with a script in a link is refused', async () => {
  const marks = [{ type: 'link' as const, attrs: { href: 'javascript:alert(1)' } }];
  const story = [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text: 'Look', marks }] }];
  await expect(addAdminProduct(owner, { story })).rejects.toMatchObject({ status: 400 });
});

test('custom fields are shown to shoppers only if the owner says so; values without a definition are kept', async () => {
  await owner.api(saveCustomFields, {
    body: {
      fields: [
        { key: 'lining', label: 'Lining', type: 'yes_no', isShown: true },
        { key: 'weaver', label: 'Weaver', type: 'text', isShown: true },
        { key: 'shelf', label: 'Shelf', type: 'text', isShown: false },
      ],
    },
  });
  const custom = { lining: 'yes', shelf: 'B7', mpn: '4711' };
  const id = await addAdminProduct(owner, { custom });
  expect((await single(id)).custom).toEqual([{ label: 'Lining', value: 'Yes' }]);
  expect((await readAdminProduct(owner, id)).custom).toEqual(custom);
});

test('an unlisted product is found by its link alone, and can be bought', async () => {
  const id = await addPictured({
    name: 'Secretive Sharara',
    isUnlisted: true,
    variants: [{ size: 'S', sku: '', stock: 3 }],
  });
  const listed = await addPictured({ name: 'Secretive Salwar' });
  expect(await single(id)).toMatchObject({ isUnlisted: true });
  const { products } = await shop.api(listProducts, { query: { search: 'Secretive' } });
  expect(products.map(({ _id }) => _id)).toEqual([listed]);
  expect((await shop.api(listLatest)).products.map(({ _id }) => _id)).not.toContain(id);
  for (const url of ['/sitemap.xml', '/feeds/google-merchant.xml']) {
    const { body } = await shop.app.inject({ url });
    expect(body).not.toContain(id);
    expect(body).toContain(listed);
  }
  await buy(shop, { lines: [{ _id: id, size: 'S' }], amount: 1_399 });
});

test('what a unit costs the shop is in no public reply', async () => {
  const id = await addPictured({
    name: 'Costly Chanderi',
    variants: [{ size: 'S', sku: '', stock: 3, cost: 43_219 }],
  });
  const [variant] = (await readAdminProduct(owner, id)).variants;
  expect(variant?.cost).toBe(43_219);
  const feed = await shop.app.inject({ url: '/feeds/google-merchant.xml' });
  const list = await shop.api(listProducts, { query: { search: 'Costly' } });
  for (const reply of [JSON.stringify(await single(id)), JSON.stringify(list), feed.body]) {
    expect(reply).toContain(id);
    expect(reply).not.toMatch(/cost"|43_?219|432\.19/);
  }
});

test('a size that is made to order is on offer again after each sale, through the ledger', async () => {
  const id = await addAdminProduct(owner, {
    variants: [{ size: 'S', sku: '', stock: 0, toppedUpTo: 2 }],
  });
  for (const guest of ['asha', 'ravi']) {
    expect((await single(id)).stock).toEqual({ S: 2 });
    await buy(shop, { lines: [{ _id: id, size: 'S', quantity: 2 }], amount: 2_598, guest });
  }
  expect((await readAdminProduct(owner, id)).variants[0]).toMatchObject({ onHand: 2, reserved: 0 });
  await expectInvariants(shop);
});

test('a size that is counted again keeps the stock that it has', async () => {
  const id = await addAdminProduct(owner, { variants: [{ size: 'S', sku: '', stock: 0, toppedUpTo: 5 }] });
  const edited = await editedProduct(owner, id);
  const variants = edited.variants.map((one) => ({ ...one, toppedUpTo: null }));
  await owner.api(updateProduct, { body: { ...edited, variants } });
  expect((await readAdminProduct(owner, id)).variants[0]).toMatchObject({ onHand: 5, toppedUpTo: null });
});

test('a unit is found by any of its barcodes, and a valid GTIN is in the merchant feed', async () => {
  const id = await addPictured({
    variants: [{ size: 'S', sku: '', stock: 3, barcode: 'OWN-1', moreBarcodes: ['8901234567890', 'OLD-1'] }],
  });
  for (const code of ['OWN-1', '8901234567890', 'OLD-1'])
    expect((await owner.api(findScanned, { query: { code } })).variant?.productId).toBe(id);
  const { body } = await shop.app.inject({ url: '/feeds/google-merchant.xml' });
  const item = body.split('<item>').find((one) => one.includes(id));
  expect(item).toContain('<g:gtin>8901234567890</g:gtin>');
  expect(item).not.toContain('identifier_exists');
});

test('names have up to 255 characters and sizes up to 40', async () => {
  const size = 'M · Stitched with lining and long sleeves';
  await expect(addAdminProduct(owner, { name: 'n'.repeat(256) })).rejects.toMatchObject({ status: 400 });
  const id = await addAdminProduct(owner, {
    name: 'n'.repeat(255),
    variants: [{ size: size.slice(0, 40), sku: 'LONG-1', stock: 3 }],
  });
  await buy(shop, { lines: [{ _id: id, size: size.slice(0, 40) }], amount: 1_399, guest: 'long' });
});
