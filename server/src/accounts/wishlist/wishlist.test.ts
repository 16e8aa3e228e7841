import { getProfile } from '@gulmohar/contract/accounts/profile.ts';
import {
  addToWishlist,
  clearWishlist,
  getSharedWishlist,
  getWishlist,
  removeFromWishlist,
  shareWishlist,
  stopSharingWishlist,
} from '@gulmohar/contract/accounts/wishlist.ts';
import { afterAll, expect, test } from 'vitest';
import { buildProduct } from '../../../testing/build-product.ts';
import { buildShopper, type TestShopper } from '../../../testing/build-shopper.ts';
import { testShop } from '../../../testing/test-shop.ts';

const shop = await testShop();
afterAll(() => shop.close());

async function idsOf({ api }: TestShopper): Promise<string[]> {
  return (await api(getWishlist)).wishlist.products.map(({ productId }) => productId._id);
}

test('a shopper can add products, list them, remove one and clear the wishlist', async () => {
  const shopper = await buildShopper(shop);
  const [kurti, saree] = [await buildProduct(shop.db), await buildProduct(shop.db, { name: 'Silk Saree' })];
  for (const productId of [kurti, saree]) {
    expect(await shopper.api(addToWishlist, { body: { productId } })).toMatchObject({
      message: 'Added to wishlist',
    });
  }
  const { wishlist } = await shopper.api(getWishlist);
  expect(getWishlist.reply.parse({ success: true, wishlist }).wishlist).toEqual(wishlist);
  expect(wishlist.products[0]?.productId.name).toBe('Silk Saree');
  expect((await shopper.api(getProfile)).stats.wishlistItems).toBe(2);

  const removed = await shopper.api(removeFromWishlist, { body: { productId: kurti } });
  expect(removed.message).toBe('Removed from wishlist');
  expect(await idsOf(shopper)).toEqual([saree]);
  await shopper.api(clearWishlist);
  expect(await idsOf(shopper)).toEqual([]);
});

test('the same product added twice, even simultaneously, is listed once', async () => {
  const shopper = await buildShopper(shop);
  const productId = await buildProduct(shop.db);
  const attempts = await Promise.allSettled(
    Array.from({ length: 10 }, () => shopper.api(addToWishlist, { body: { productId } })),
  );
  expect(attempts.filter((attempt) => attempt.status === 'fulfilled')).toHaveLength(1);
  await expect(shopper.api(addToWishlist, { body: { productId } })).rejects.toMatchObject({
    status: 409,
    message: 'Item already in wishlist',
  });
  expect(await idsOf(shopper)).toEqual([productId]);
});

test('an unknown or unpublished product cannot be added, and one withdrawn later is no longer listed', async () => {
  const shopper = await buildShopper(shop);
  const draft = await buildProduct(shop.db, { isPublished: false });
  for (const productId of ['nothing', draft]) {
    await expect(shopper.api(addToWishlist, { body: { productId } })).rejects.toMatchObject({
      status: 404,
      message: 'Product not found',
    });
  }
  const productId = await buildProduct(shop.db);
  await shopper.api(addToWishlist, { body: { productId } });
  await shop.db.updateTable('product').set({ published_at: null }).where('id', '=', productId).execute();
  expect(await idsOf(shopper)).toEqual([]);
});

test('a call with a JSON content type but without a body is accepted', async () => {
  const { token } = await buildShopper(shop);
  const response = await shop.app.inject({
    method: 'DELETE',
    url: '/api/wishlist/clear',
    headers: { token, 'content-type': 'application/json' },
  });
  expect(response.statusCode).toBe(200);
});

test('a shopper neither sees nor changes another shopper’s wishlist', async () => {
  const [asha, meera] = [await buildShopper(shop), await buildShopper(shop)];
  const productId = await buildProduct(shop.db);
  await asha.api(addToWishlist, { body: { productId } });
  await meera.api(removeFromWishlist, { body: { productId } });
  await meera.api(clearWishlist);
  expect([await idsOf(asha), await idsOf(meera)]).toEqual([[productId], []]);
});

test('whoever has the link sees a shared wishlist without who made it, until its owner ends sharing', async () => {
  const asha = await buildShopper(shop);
  const productId = await buildProduct(shop.db);
  await asha.api(addToWishlist, { body: { productId } });
  expect((await asha.api(getWishlist)).wishlist.shareCode).toBeNull();
  const { shareCode: code } = await asha.api(shareWishlist);
  // A second tap does not break the link that was sent already.
  expect(await asha.api(shareWishlist)).toMatchObject({ shareCode: code });
  expect((await asha.api(getWishlist)).wishlist.shareCode).toBe(code);
  await asha.api(stopSharingWishlist);
  await expect(shop.api(getSharedWishlist, { query: { code } })).rejects.toMatchObject({
    status: 404,
    message: 'This wishlist is not shared any more',
  });

  const { shareCode: next } = await asha.api(shareWishlist);
  expect(next).not.toBe(code);
  const { products, ...rest } = await shop.api(getSharedWishlist, { query: { code: next } });
  expect(products.map(({ _id }) => _id)).toEqual([productId]);
  expect(rest).toEqual({ success: true });
  await expect(shop.api(getSharedWishlist, { query: { code: 'guess' } })).rejects.toMatchObject({
    status: 400,
    message: 'Please check the link',
  });
});
