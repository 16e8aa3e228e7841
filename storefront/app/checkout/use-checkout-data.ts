import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { CartLine } from '../cart/cart.rules.ts';
import { useStockLevels } from '../cart/follow-stock.ts';
import { type PricedCart, priceLines } from '../cart/price-lines.ts';
import { useReloadOnSignIn } from '../session/use-reload-on-sign-in.ts';
import type { CheckoutLoad, LoadedCheckout } from './load-checkout.ts';

/** A quantity is often changed by several clicks in a row. */
const SETTLE_MS = 400;

export type CheckoutData = Pick<
  LoadedCheckout,
  'profile' | 'isAddressComplete' | 'promotions' | 'availableCoupons'
> & {
  cart: PricedCart;
};

/**
 * Returns the lines with the data from the page's loader, which is loaded again whenever they differ from what
 * was loaded (they may have changed here, in another tab, or on the server while the page was loading), and
 * when the stock was refreshed. If a load fails, the known data stays.
 * @returns undefined if nothing is known about these lines, and the last load failed
 */
export function useCheckoutData(
  lines: readonly CartLine[],
  { loaded, ...last }: CheckoutLoad,
): CheckoutData | undefined {
  const [current, setCurrent] = useState(loaded);
  if (loaded && loaded !== current) setCurrent(loaded);
  const cart = current && priceLines(lines, current);
  useReloadOnSignIn(last.userId);
  useReloadOnChange(lines, last.lines, cart?.isIncomplete ? 0 : SETTLE_MS);
  const { revalidate } = useRevalidator();
  useEffect(() => useStockLevels.subscribe(() => void revalidate()), [revalidate]);
  const isUnknown = cart?.lines.length === 0 && lines.length > 0;
  if (!cart || (isUnknown && !loaded)) return undefined;
  return { ...current, cart };
}

function useReloadOnChange(
  lines: readonly CartLine[],
  loadedLines: readonly CartLine[],
  afterMs: number,
): void {
  const { revalidate } = useRevalidator();
  const shown = textOf(lines);
  const loaded = textOf(loadedLines);
  useEffect(() => {
    if (shown === loaded) return;
    const timer = setTimeout(revalidate, afterMs);
    return () => clearTimeout(timer);
  }, [shown, loaded, afterMs, revalidate]);
}

function textOf(lines: readonly CartLine[]): string {
  return JSON.stringify(lines);
}
