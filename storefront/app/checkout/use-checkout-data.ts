import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { type CartLine, cartLines } from '../cart/cart.rules.ts';
import { useCart } from '../cart/cart-store.ts';
import { useStockLevels } from '../cart/follow-stock.ts';
import { type PricedCart, priceLines } from '../cart/price-lines.ts';
import { useReloadOnSignIn } from '../shared/use-reload-on-sign-in.ts';
import type { LoadedCheckout } from './load-checkout.ts';

/** A quantity is often changed by several clicks in a row. */
const SETTLE_MS = 400;

export type CheckoutData = Pick<LoadedCheckout, 'profile' | 'isAddressKnown' | 'availableCoupons'> & {
  cart: PricedCart;
};

/**
 * Returns the lines with the data from the page's loader, which is loaded again whenever the cart changes,
 * here or in another tab, or its stock was refreshed. If that fails, the known data stays.
 * @param loaded undefined if the last load failed
 * @returns undefined if nothing is known
 */
export function useCheckoutData(
  lines: readonly CartLine[],
  loaded: LoadedCheckout | undefined,
): CheckoutData | undefined {
  const [known, setKnown] = useState(loaded);
  if (loaded && loaded !== known) setKnown(loaded);
  useReloadOnSignIn();
  useReloadOnChange();
  if (!known) return undefined;
  return { ...known, cart: priceLines(lines, known) };
}

/** Reloads when one of the two stores that outlive the page changes. */
function useReloadOnChange(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stops = [
      useCart.subscribe(({ cartData }, before) => {
        if (textOf(cartLines(cartData)) === textOf(cartLines(before.cartData))) return;
        clearTimeout(timer);
        timer = setTimeout(revalidate, SETTLE_MS);
      }),
      useStockLevels.subscribe(() => void revalidate()),
    ];
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [revalidate]);
}

function textOf(lines: readonly CartLine[]): string {
  return JSON.stringify(lines);
}
