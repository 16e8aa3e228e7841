import { readFileSync } from 'node:fs';
import { buildCoupon } from './build-coupon.ts';
import { buildProduct } from './build-product.ts';
import { buildShopper, type TestShopper } from './build-shopper.ts';
import { buy } from './buy.ts';
import type { TestShop } from './test-shop.ts';

/** Amount paid, rate in basis points, taxable value, CGST, SGST and IGST; amounts are in paise. */
type TaxedFigures = [number, number, number, number, number, number];

type GoldenLine = {
  rule: 'garment' | 'fabric' | 'accessory' | 'jewellery' | 'footwear';
  price: number;
  quantity: number;
  category: string;
  mrp: number | null;
};

/** An order and the figures that its documents must show. */
export type GoldenOrder = {
  title: string;
  state: string;
  name: string;
  street: string;
  isGuest: boolean;
  lines: GoldenLine[];
  coupon: {
    type: 'percentage' | 'fixed' | 'free_shipping';
    basisPoints?: number;
    maximum?: number;
    amount?: number;
    categories?: string[];
  } | null;
  /** What happens after the purchase; `return 1` means that the line with that index is returned. */
  after: string | null;
  expected: {
    subtotal: number;
    discount: number;
    shipping: number;
    total: number;
    discounts: number[];
    lines: TaxedFigures[];
    delivery: TaxedFigures | null;
  };
};

/**
 * Twenty orders whose figures were calculated independently of the shop's code, with exact fractions:
 * discounts divided in proportion to value by the largest remainder method, rates chosen by the value of one
 * unit before tax, each tax rounded once, half up.
 */
export const goldenOrders: GoldenOrder[] = JSON.parse(
  readFileSync(new URL('../src/fulfilment/tax/golden-orders.json', import.meta.url), 'utf8'),
);

const codes = {
  garment: '620630',
  fabric: '500720',
  accessory: '420222',
  jewellery: '711719',
  footwear: '640520',
};

/** A PIN code of each state that they go to. */
const pins: Record<string, string> = {
  Assam: '781001',
  Delhi: '110001',
  Gujarat: '380001',
  Karnataka: '570001',
  Kerala: '682001',
  Maharashtra: '400001',
  Puducherry: '605001',
  Punjab: '141001',
  Rajasthan: '302001',
  'Tamil Nadu': '600001',
  'Uttar Pradesh': '226001',
  'West Bengal': '700001',
};

export type PlacedGoldenOrder = { orderId: string; email: string; shopper: TestShopper | undefined };

/** Buys a golden order through the whole checkout, as its shopper would. */
export async function placeGoldenOrder(
  shop: TestShop,
  golden: GoldenOrder,
  nth: number,
): Promise<PlacedGoldenOrder> {
  const lines = [];
  for (const line of golden.lines) lines.push(await stock(shop, line));
  const shopper = golden.isGuest ? undefined : await buildShopper(shop);
  const email = shopper?.email ?? `golden-${nth}@guest.example`;
  const { name, street, state } = golden;
  const [firstName = '', lastName = ''] = name.split(' ');
  const { orderId } = await buy(shop, {
    lines,
    amount: golden.expected.total / 100,
    shopper,
    form: { name, firstName, lastName, email, street, state, zipcode: pins[state] ?? '' },
    couponCode: golden.coupon && (await makeCoupon(shop, golden.coupon)),
  });
  return { orderId, email, shopper };
}

async function stock(shop: TestShop, { rule, price, quantity, category, mrp }: GoldenLine) {
  const sizes = { M: quantity, L: quantity };
  const _id = await buildProduct(shop.db, { price, category, ...(mrp && { mrp }), stock: sizes });
  await shop.db
    .updateTable('product')
    .set({ hsn: codes[rule], tax_rule: rule === 'footwear' ? 'garment' : rule })
    .where('id', '=', _id)
    .execute();
  return { _id, size: 'M', quantity };
}

function makeCoupon(shop: TestShop, coupon: NonNullable<GoldenOrder['coupon']>): Promise<string> {
  return buildCoupon(shop.db, {
    discount_type: coupon.type,
    basis_points: coupon.basisPoints ?? null,
    maximum_discount: coupon.maximum ?? null,
    amount: coupon.amount ?? null,
    categories: coupon.categories ?? [],
  });
}
