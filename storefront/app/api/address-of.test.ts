import type { listProducts } from '@gulmohar/contract/catalogue/product.ts';
import type { addToCart } from '@gulmohar/contract/sales/cart.ts';
import { expect, test } from 'vitest';
import { addressOf } from './address-of.ts';

test('an address that is not in the contract does not compile', () => {
  const right = { method: 'POST', path: '/cart/add', shopper: 'required' } as const;
  expect(addressOf<typeof addToCart>(right)).toEqual(right);
  const listing = { method: 'GET', path: '/product/list' } as const;
  expect(addressOf<typeof listProducts>(listing)).toEqual(listing);

  // @ts-expect-error Neither this method nor this path.
  addressOf<typeof addToCart>({ method: 'DELETE', path: '/no/such/call' });
  // @ts-expect-error Another method.
  addressOf<typeof addToCart>({ ...right, method: 'DELETE' });
  // @ts-expect-error Another path.
  addressOf<typeof addToCart>({ ...right, path: '/cart/update' });
  // @ts-expect-error Without the shopper, the token would not go along.
  addressOf<typeof addToCart>({ method: 'POST', path: '/cart/add' });
  // @ts-expect-error The contract knows no shopper here.
  addressOf<typeof listProducts>({ ...listing, shopper: 'required' });
});
