import { useState } from 'react';
import { type CartLine, cartLines } from '../cart/cart.rules.ts';
import { useCart } from '../cart/cart-store.ts';
import { restoreCartLine, setCartLine } from '../cart/change-cart.ts';

export type RemovedLine = CartLine & { name: string /** Its index among the lines. */; index: number };

/** The lines removed on this page, each with an undo until the shopper leaves the page. */
export function useRemovedLines() {
  const [all, setAll] = useState<readonly RemovedLine[]>([]);
  const { cartData } = useCart();
  // A line that was added to the cart again, here or in another tab, needs no undo.
  const removed = all.filter((line) => !cartLines(cartData).some((other) => isSame(other, line)));

  function remove(line: CartLine, name: string): void {
    const index = cartLines(useCart.getState().cartData).findIndex((other) => isSame(other, line));
    setAll([...removed, { ...line, name, index }]);
    setCartLine({ ...line, quantity: 0 });
  }

  function undo(line: RemovedLine): void {
    setAll(removed.filter((other) => other !== line));
    const { productId, size, quantity, index } = line;
    restoreCartLine({ productId, size, quantity }, index);
  }

  return { removed, remove, undo };
}

function isSame(one: CartLine, other: CartLine): boolean {
  return one.productId === other.productId && one.size === other.size;
}

/** Returns the remaining lines together with the removed ones, each in its place. */
export function withRemoved<Line>(
  lines: readonly Line[],
  removed: readonly RemovedLine[],
): (Line | RemovedLine)[] {
  const all: (Line | RemovedLine)[] = [...lines];
  for (const line of removed.toReversed()) all.splice(Math.min(line.index, all.length), 0, line);
  return all;
}
