import type { UnfinishedLine } from '@gulmohar/contract/sales/checkout-reminder.ts';
import { quantityOf } from '../cart/cart.rules.ts';
import { useCart } from '../cart/cart-store.ts';
import { setCartLine } from '../cart/change-cart.ts';

/** Puts what is left of the lines into the cart; a line that is already in it keeps the larger quantity. */
export function takeOverLines(lines: readonly UnfinishedLine[]): void {
  for (const { productId, size, quantity, available } of lines) {
    const wanted = Math.min(quantity, available);
    const inCart = quantityOf(useCart.getState().cartData, productId, size);
    if (wanted > inCart) setCartLine({ productId, size, quantity: wanted });
  }
}
