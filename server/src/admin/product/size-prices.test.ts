import {
  changeManyProducts,
  previewManyProducts,
  undoManyProducts,
} from '@gulmohar/contract/admin/product-bulk.ts';
import { undoProductChange, updateProduct } from '@gulmohar/contract/admin/product-edit.ts';
import { getProduct, listProducts } from '@gulmohar/contract/catalogue/product.ts';
import { priceOf } from '@gulmohar/contract/catalogue/size-price.ts';
import { validateCoupon } from '@gulmohar/contract/sales/coupon.ts';
import { priceCart } from '@gulmohar/contract/sales/pricing.ts';
import { SPECIFIED_SHIPPING } from '@gulmohar/contract/shop/shop-rules.ts';
import { paiseToRupees, rupeesToPaise } from '@gulmohar/contract/values/money.ts';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { buildCoupon } from '../../../testing/build-coupon.ts';
import { buildStaff } from '../../../testing/build-staff.ts';
import { openPurchase } from '../../../testing/buy.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { addAdminProduct, editedProduct, readAdminProduct } from '../../../testing/new-admin-product.ts';
import { testShop } from '../../../testing/test-shop.ts';

const shop = await testShop();
const owner = await buildStaff(shop);
afterAll(() => shop.close());

type Own = { price?: number | null; mrp?: number | null };

const size = (name: string, own: Own = {}) => ({ size: name, sku: '', stock: 60, ...own });

/** A kurti of Rs. 999 whose L and XL cost more. */
function addDearerSizes(input: Parameters<typeof addAdminProduct>[1] = {}): Promise<string> {
  return addAdminProduct(owner, {
    price: 99_900,
    mrp: 129_900,
    variants: [
      size('S'),
      size('L', { price: 119_900, mrp: 149_900 }),
      size('XL', { price: 139_900, mrp: 0 }),
    ],
    ...input,
  });
}

async function shown(productId: string) {
  const { product } = await shop.api(getProduct, { body: { productId } });
  const { price, mrp, prices, mrps } = product;
  return { price, mrp, prices, mrps };
}

async function own(productId: string) {
  const { price, mrp, variants } = await readAdminProduct(owner, productId);
  return { price, mrp, sizes: variants.map((one) => [one.size, one.price, one.mrp]) };
}

test('a shopper reads the price and MRP of each size, and of the cheapest as the product’s', async () => {
  expect(await shown(await addDearerSizes())).toEqual({
    price: 999,
    mrp: 1_299,
    prices: { S: 999, L: 1_199, XL: 1_399 },
    mrps: { S: 1_299, L: 1_499 },
  });
  const alike = await addAdminProduct(owner, { variants: [size('S'), size('M', { price: 129_900 })] });
  expect(await shown(alike)).toEqual({ price: 1_299, mrp: 1_599, prices: undefined, mrps: undefined });
});

test('an admin who makes a size cheaper than the product lowers the product’s price, and no other size’s', async () => {
  const id = await addDearerSizes();
  const edited = await editedProduct(owner, id);
  const variants = edited.variants.map((one) =>
    one.size === 'XL' ? { ...one, price: 89_900, mrp: null } : one,
  );
  await owner.api(updateProduct, { body: { ...edited, variants } });
  expect(await own(id)).toEqual({
    price: 89_900,
    mrp: 129_900,
    sizes: [
      ['S', 99_900, null],
      ['L', 119_900, 149_900],
      ['XL', null, null],
    ],
  });
});

test('prices of sizes stay as they are for a client that does not know of them', async () => {
  const id = await addDearerSizes();
  await owner.api(updateProduct, { body: await editedProduct(owner, id, { name: 'Renamed' }) });
  expect((await shown(id)).prices).toEqual({ S: 999, L: 1_199, XL: 1_399 });
});

test('a size with an MRP below its price is refused, and changes nothing', async () => {
  const id = await addDearerSizes();
  const edited = await editedProduct(owner, id);
  const variants = edited.variants.map((one) => (one.size === 'L' ? { ...one, price: 159_900 } : one));
  await expect(owner.api(updateProduct, { body: { ...edited, variants } })).rejects.toMatchObject({
    status: 400,
    reply: { fields: { 'variants.1.mrp': 'Size L costs Rs. 1,599: its MRP cannot be below the price' } },
  });
  expect((await own(id)).sizes[1]).toEqual(['L', 119_900, 149_900]);
});

test('an undo brings the prices of sizes back', async () => {
  const id = await addDearerSizes();
  const before = await own(id);
  const edited = await editedProduct(owner, id);
  const variants = edited.variants.map((one) => ({ ...one, price: null, mrp: null }));
  await owner.api(updateProduct, { body: { ...edited, variants } });
  expect((await own(id)).sizes[1]).toEqual(['L', null, null]);
  const { lastChange } = await readAdminProduct(owner, id);
  await owner.api(undoProductChange, { body: { productId: id, entryId: lastChange?.entryId ?? 0 } });
  expect(await own(id)).toEqual(before);
});

test('a bulk price change is of every size, shown before, and can be undone', async () => {
  const id = await addDearerSizes({ mrp: null, variants: [size('S'), size('L', { price: 119_900 })] });
  const action = { kind: 'price', percent: 10, roundTo: '1' } as const;
  const { products } = await owner.api(previewManyProducts, { body: { productIds: [id], action } });
  expect(products[0]?.changes).toEqual([
    { field: 'price', before: 99_900, after: 109_900 },
    { field: 'price', size: 'L', before: 119_900, after: 131_900 },
  ]);
  const { undo } = await owner.api(changeManyProducts, { body: { productIds: [id], action } });
  expect(await own(id)).toMatchObject({
    price: 109_900,
    sizes: [
      ['S', null, null],
      ['L', 131_900, null],
    ],
  });
  await owner.api(undoManyProducts, { body: { changes: undo } });
  expect(await own(id)).toMatchObject({
    price: 99_900,
    sizes: [
      ['S', null, null],
      ['L', 119_900, null],
    ],
  });
  await owner.api(changeManyProducts, {
    body: { productIds: [id], action: { kind: 'set-price', price: 77_700 } },
  });
  expect(await own(id)).toMatchObject({
    price: 77_700,
    sizes: [
      ['S', null, null],
      ['L', null, null],
    ],
  });
});

test('a product is found in any range of prices from its cheapest to its dearest size', async () => {
  const id = await addDearerSizes({ subCategory: 'Ranges' });
  const found = async (minPrice: string, maxPrice: string) =>
    (await shop.api(listProducts, { query: { subCategory: 'Ranges', minPrice, maxPrice } })).products.map(
      ({ _id }) => _id,
    );
  expect(await found('1000', '1300')).toEqual([id]);
  expect(await found('1399', '2000')).toEqual([id]);
  expect(await found('1400', '2000')).toEqual([]);
  expect(await found('1', '998')).toEqual([]);
});

test('a coupon is judged by the price of the size in the cart', async () => {
  const id = await addDearerSizes();
  const code = await buildCoupon(shop.db, {
    discount_type: 'percentage',
    basis_points: 1_000,
    categories: ['Women'],
  });
  const discount = async (chosen: string | null) =>
    (
      await shop.api(validateCoupon, {
        body: { code, orderAmount: 1_399, products: [{ productId: id, size: chosen }] },
      })
    ).discountAmount;
  expect([await discount('XL'), await discount(null)]).toEqual([139.9, 99.9]);
});

test('whatever a browser adds up from the prices of sizes is what the checkout charges', async () => {
  const productId = await addDearerSizes();
  const { product } = await shop.api(getProduct, { body: { productId } });
  const cart = fc.uniqueArray(
    fc.record({ size: fc.constantFrom('S', 'L', 'XL'), quantity: fc.integer({ min: 1, max: 2 }) }),
    { selector: (line) => line.size, minLength: 1, maxLength: 3 },
  );
  await fc.assert(
    fc.asyncProperty(cart, async (lines) => {
      const { total } = priceCart(
        lines.map(({ size: chosen, quantity }) => ({
          unitPrice: rupeesToPaise(priceOf(product, chosen)) ?? 0,
          quantity,
        })),
        SPECIFIED_SHIPPING,
      );
      const requested = lines.map((line) => ({ _id: productId, ...line }));
      await openPurchase(shop, { lines: requested, amount: paiseToRupees(total) });
    }),
    { numRuns: 12 },
  );
  await expectInvariants(shop);
});

test('a client that only knows the product’s price is told the true total', async () => {
  const id = await addDearerSizes();
  await expect(openPurchase(shop, { lines: [{ _id: id, size: 'L' }], amount: 1_099 })).rejects.toMatchObject({
    code: 'PRICE_CHANGED',
    reply: { totals: { subtotal: 1_199, total: 1_299 } },
  });
});
