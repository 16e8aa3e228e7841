import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildOrderData } from '../../../testing/build-order-data.ts';
import { buildProduct } from '../../../testing/build-product.ts';
import { openPurchase } from '../../../testing/buy.ts';
import { type TestShop, testShop } from '../../../testing/test-shop.ts';
import { blockContacts } from '../../accounts/block/blocked-contacts.ts';
import { findShortLines, guestKey, matchOffers } from './checkout.rules.ts';
import { readOpening } from './read-opening.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

function openerOf(name: string, ...products: string[]) {
  const { items, guestInfo } = buildOrderData(
    products.map((_id) => ({ _id, size: 'M' })),
    name,
  );
  if (!guestInfo) throw new Error('no guest');
  const contacts = [guestInfo.email, guestInfo.phone];
  return { items, contacts, buyerKey: guestKey(guestInfo), userId: null, addressKey: 'somewhere' };
}

test('simultaneous buyers each learn which of their lines are short and whether they have an open checkout', async () => {
  const rare = await buildProduct(shop.db, { price: 250_000, stock: { M: 1 } });
  const plenty = await buildProduct(shop.db, { price: 250_000, stock: { M: 10 } });
  await openPurchase(shop, { lines: [{ _id: rare, size: 'M' }], amount: 2_500, guest: 'holder' });
  const look = async (name: string, ...products: string[]) => {
    const opener = openerOf(name, ...products);
    const { offers, hasOpenCheckout } = await readOpening(shop.db, opener);
    const short = findShortLines(matchOffers(opener.items, offers));
    return [hasOpenCheckout, ...short.map(({ _id, available }) => [_id, available])];
  };
  const looks = await Promise.all([
    look('late', rare, plenty),
    look('holder', rare),
    look('modest', plenty),
    look('later', rare),
  ]);
  expect(looks).toEqual([[false, [rare, 0]], [true, [rare, 0]], [false], [false, [rare, 0]]]);
});

test('a blocked buyer is recognised by e-mail address, and nobody else is', async () => {
  const product = await buildProduct(shop.db, { price: 250_000, stock: { M: 10 } });
  const crook = openerOf('crook', product);
  const [email = ''] = crook.contacts;
  await shop.db
    .transaction()
    .execute((trx) => blockContacts(trx, [email], { reason: 'Sent back stones', staffName: 'Meera' }));
  const other = { ...openerOf('honest', product), contacts: ['honest@shopper.example', '9000000001'] };
  const found = await Promise.all([readOpening(shop.db, crook), readOpening(shop.db, other)]);
  expect(found.map(({ isBlocked }) => isBlocked)).toEqual([true, false]);
});
