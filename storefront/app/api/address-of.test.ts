import type { listProducts } from '@gulmohar/contract/catalogue/product.ts';
import type { addToCart } from '@gulmohar/contract/sales/cart.ts';
import { expect, test } from 'vitest';
import { addressOf } from './address-of.ts';

test('an address that is not in the contract does not compile', () => {
  const right = { method: 'POST', path: '/cart/add', shopper: 'required' } as const;
  expect(addressOf<typeof addToCart>(right)).toEqual(right);
  const listing = { method: 'GET', path: '/product/list' } as const;
  expect(addressOf<typeof listProducts>(listing)).toEqual(listing);

  // @ts-expect-error Wrong method and path.
  addressOf<typeof addToCart>({ method: 'DELETE', path: '/no/such/call' });
  // @ts-expect-error Wrong method.
  addressOf<typeof addToCart>({ ...right, method: 'DELETE' });
  // @ts-expect-error Wrong path.
  addressOf<typeof addToCart>({ ...right, path: '/cart/update' });
  // @ts-expect-error Without `shopper`, the token would not be sent.
  addressOf<typeof addToCart>({ method: 'POST', path: '/cart/add' });
  // @ts-expect-error This call does not take a shopper.
  addressOf<typeof listProducts>({ ...listing, shopper: 'required' });
});
