import { getCart, updateCart } from '@gulmohar/contract/cart.ts';
import { getProfile, updateProfile } from '@gulmohar/contract/profile.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { buildCoupon } from '../testing/build-coupon.ts';
import { buildProduct } from '../testing/build-product.ts';
import { buildShopper } from '../testing/build-shopper.ts';
import { expectInvariants } from '../testing/invariants.ts';
import { payInSandbox } from '../testing/pay-in-sandbox.ts';
import { type TestShop, testShop } from '../testing/test-shop.ts';

// A client that knows section 7 of the specification and nothing else: create-order gets an amount, verify-payment says
// what it was for. Every shopper here sends these two payloads, field by field as they are written there.

let shop: TestShop;

beforeAll(async () => {
  shop = await testShop();
});
afterEach(() => expectInvariants(shop));
afterAll(() => shop.close());

const home = {
  street: '12 Temple Road',
  city: 'Mysuru',
  state: 'Karnataka',
  zipcode: '570001',
  country: 'India',
};
const office = {
  street: '4 MG Road',
  city: 'Pune',
  state: 'Maharashtra',
  zipcode: '411001',
  country: 'India',
};
const ravi = {
  name: 'Ravi Kumar',
  firstName: 'Ravi',
  lastName: 'Kumar',
  email: 'ravi@guest.example',
  phone: '9123456780',
};

type Line = { _id: 'kurti' | 'dupatta'; size?: string | null; quantity: number };

type Shopper = {
  title: string;
  isGuest: boolean;
  /** What the profile of a signed-in shopper has; the address is `home` unless told otherwise. */
  profile?: { name?: string; hasNoAddress?: true };
  /** What is in the server's cart before. */
  cart?: Line[];
  buys: Line[];
  coupon?: 'fixed' | 'free_shipping';
  /** Rupees: subtotal, discount and shipping as section 9 has it. */
  amount: number;
  address?: Record<string, unknown>;
  guestInfo?: Record<string, unknown> | null;
  itemName?: string;
  /** The form's texts that the order has to have. */
  goesTo: Record<string, string>;
  discount?: number;
  leftInCart?: Record<string, Record<string, number>>;
};

const kurti: Line = { _id: 'kurti', size: 'M', quantity: 1 };
const guest = { isGuest: true, address: home, guestInfo: { ...ravi, ...home }, goesTo: { ...ravi, ...home } };
const signedIn = {
  isGuest: false,
  address: home,
  guestInfo: { ...ravi, ...home },
  goesTo: { ...ravi, ...home },
};
const noSizes = [null, undefined, '', 'default', 'quantity'].map((size): Line => {
  return { _id: 'dupatta', quantity: 2, ...(size !== undefined && { size }) };
});

const shoppers: Shopper[] = [
  { ...guest, title: 'a guest buys a size', buys: [kurti], amount: 1_600 },
  {
    ...guest,
    title: 'a guest buys two things, one of them without sizes',
    buys: [kurti, { _id: 'dupatta', size: null, quantity: 1 }],
    amount: 2_250,
  },
  {
    ...guest,
    title: 'a guest uses a coupon',
    buys: [kurti],
    coupon: 'fixed',
    amount: 1_400,
    discount: 20_000,
  },
  {
    ...guest,
    title: 'a guest uses a coupon for free delivery',
    buys: [kurti],
    coupon: 'free_shipping',
    amount: 1_500,
  },
  ...noSizes.flatMap((line): Shopper[] => [
    {
      ...guest,
      title: `a guest buys an unsized product with the size ${JSON.stringify(line.size)}`,
      buys: [line],
      amount: 1_600,
    },
    {
      ...signedIn,
      title: `a signed-in shopper buys an unsized product with the size ${JSON.stringify(line.size)}`,
      cart: [line],
      buys: [line],
      amount: 1_600,
    },
  ]),
  {
    ...guest,
    title: 'a guest names the same unsized product in two ways',
    buys: [
      { _id: 'dupatta', size: 'default', quantity: 1 },
      { _id: 'dupatta', size: null, quantity: 1 },
    ],
    amount: 1_600,
  },
  {
    ...guest,
    title: 'a guest buys something with a very long name',
    buys: [kurti],
    itemName: 'A kurti '.repeat(100),
    amount: 1_600,
  },
  {
    ...guest,
    title: 'a guest whose form is the only place that has the address',
    address: {},
    buys: [kurti],
    amount: 1_600,
  },
  {
    ...guest,
    title: 'a guest whose inputs for PIN and phone give numbers',
    address: { ...home, zipcode: 570_001 },
    guestInfo: { ...ravi, ...home, phone: 9_123_456_780 },
    buys: [kurti],
    amount: 1_600,
  },
  {
    ...signedIn,
    title: 'a signed-in shopper buys the cart to the address of the profile',
    cart: [kurti],
    buys: [kurti],
    amount: 1_600,
  },
  {
    ...signedIn,
    title: 'a signed-in shopper uses a coupon',
    cart: [kurti],
    buys: [kurti],
    coupon: 'fixed',
    amount: 1_400,
    discount: 20_000,
  },
  {
    ...signedIn,
    title: 'a signed-in shopper buys at once, while the cart has something else',
    cart: [{ _id: 'dupatta', quantity: 3 }],
    buys: [kurti],
    amount: 1_600,
    leftInCart: { dupatta: { quantity: 3 } },
  },
  {
    ...signedIn,
    title: 'a signed-in shopper buys one at once of what the cart has three of',
    cart: [{ ...kurti, quantity: 3 }],
    buys: [kurti],
    amount: 1_600,
    leftInCart: { kurti: { M: 2 } },
  },
  {
    ...signedIn,
    title: 'a signed-in shopper buys at once with an empty cart and a coupon',
    buys: [kurti],
    coupon: 'fixed',
    amount: 1_400,
    discount: 20_000,
  },
  {
    ...signedIn,
    title: 'a signed-in shopper types another address than the profile has',
    cart: [kurti],
    buys: [kurti],
    amount: 1_600,
    address: office,
    guestInfo: { ...ravi, ...office },
    goesTo: { ...ravi, ...office },
  },
  {
    ...signedIn,
    title: 'a signed-in shopper without an address in the profile types one',
    profile: { hasNoAddress: true },
    cart: [kurti],
    buys: [kurti],
    amount: 1_600,
    address: office,
    guestInfo: { ...ravi, ...office },
    goesTo: { ...ravi, ...office },
  },
  ...[null, undefined, {}].map(
    (guestInfo): Shopper => ({
      title: `a signed-in shopper whose guestInfo is ${JSON.stringify(guestInfo)} types an address`,
      isGuest: false,
      profile: { name: 'Savitri Bai Phule' },
      cart: [kurti],
      buys: [kurti],
      amount: 1_600,
      address: office,
      ...(guestInfo !== undefined && { guestInfo }),
      goesTo: { ...office, name: 'Savitri Bai Phule', firstName: 'Savitri Bai', lastName: 'Phule' },
    }),
  ),
  {
    title: 'a signed-in shopper with one name and no guestInfo buys at once',
    isGuest: false,
    profile: { name: 'Savitri' },
    buys: [kurti],
    amount: 1_600,
    address: home,
    goesTo: { ...home, name: 'Savitri', firstName: 'Savitri', lastName: '' },
  },
];

async function post(path: string, payload: object, token: string | undefined) {
  const headers = token === undefined ? {} : { token };
  const answer = await shop.app.inject({ method: 'POST', url: `/api${path}`, headers, payload });
  return { status: answer.statusCode, body: answer.json() };
}

async function buildAccount({ isGuest, profile }: Shopper) {
  if (isGuest) return undefined;
  const account = await buildShopper(shop, { name: profile?.name ?? 'Somebody Else' });
  const { user } = await account.api(getProfile);
  if (profile?.hasNoAddress) await account.api(updateProfile, { body: { ...user, address: { street: '' } } });
  return account;
}

test.each(shoppers)('$title', async (shopper) => {
  const { isGuest, buys, amount } = shopper;
  const ids = {
    kurti: await buildProduct(shop.db, { price: 150_000, stock: { S: 5, M: 5 } }),
    dupatta: await buildProduct(shop.db, { price: 75_000, stock: 5 }),
  };
  const account = await buildAccount(shopper);
  for (const { _id, ...line } of shopper.cart ?? [])
    await account?.api(updateCart, { body: { itemId: ids[_id], ...line } });
  const couponCode = shopper.coupon
    ? await buildCoupon(shop.db, { discount_type: shopper.coupon })
    : undefined;

  const opened = await post('/order/razorpay/create-order', { amount, isGuest }, account?.token);
  expect(opened.body).toMatchObject({ success: true, amount: amount * 100, currency: 'INR' });
  const paid = await payInSandbox(shop, opened.body.orderId);
  const orderData = {
    items: buys.map(({ _id, ...line }) => ({ _id: ids[_id], name: shopper.itemName ?? 'Kurti', ...line })),
    address: shopper.address,
    couponCode,
    isGuest,
    guestInfo: shopper.guestInfo,
  };
  const verify = () =>
    post('/order/razorpay/verify-payment', { ...paid, isGuest, orderData }, account?.token);
  const verified = await verify();
  expect(verified).toMatchObject({ status: 200, body: { success: true, message: 'Payment Successful!' } });
  expect(await verify()).toEqual(verified);

  const { name, ...address } = shopper.goesTo;
  const order = await shop.db
    .selectFrom('orders')
    .where('id', '=', verified.body.orderId)
    .selectAll()
    .executeTakeFirstOrThrow();
  expect(order).toMatchObject({
    user_id: account?.userId ?? null,
    email: shopper.guestInfo?.email ?? account?.email,
    buyer_name: name,
    address,
    amount: amount * 100,
    discount: shopper.discount ?? 0,
    coupon_code: couponCode ?? null,
  });
  const bought = Object.groupBy(buys, ({ _id }) => _id);
  const lines = await shop.db
    .selectFrom('order_line')
    .innerJoin('variant', 'variant.id', 'order_line.variant_id')
    .where('order_id', '=', order.id)
    .select(['order_line.product_id', 'order_line.size', 'order_line.quantity', 'on_hand', 'reserved'])
    .execute();
  const expected = Object.entries(bought).map(([_id, same]) => {
    const quantity = same.reduce((sum, line) => sum + line.quantity, 0);
    const size = _id === 'kurti' ? 'M' : null;
    return { product_id: ids[_id as Line['_id']], size, quantity, on_hand: 5 - quantity, reserved: 0 };
  });
  expect(lines).toHaveLength(expected.length);
  expect(lines).toEqual(expect.arrayContaining(expected));
  if (!account) return;
  const left = Object.entries(shopper.leftInCart ?? {}).map(([_id, sizes]) => [
    ids[_id as Line['_id']],
    sizes,
  ]);
  expect((await account.api(getCart)).cartData).toEqual(Object.fromEntries(left));
});
