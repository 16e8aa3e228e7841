import type { listStockHolds, StockHold } from '@gulmohar/contract/accounts/alert.ts';
import { HELD } from '@gulmohar/contract/accounts/mail-links.ts';
import type { Product } from '@gulmohar/contract/catalogue/product.ts';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { addressOf } from '../api/address-of.ts';
import { browserApi } from '../api/browser-api.ts';
import { liveStock } from '../product/live-stock.ts';
import { unitsOf } from '../product/stock.rules.ts';
import { keepHolds, keptHoldIds } from '../session/kept-holds.ts';
import { readToken } from '../session/session-store.ts';

const list = addressOf<typeof listStockHolds>({
  method: 'POST',
  path: '/product/stock-holds',
  shopper: 'optional',
});

/**
 * The units that are held for the shopper because of a stock alert: by the link of the mail, which this browser
 * remembers, or by the account. For others the size is sold out, and so it is in the page.
 * @param onStock called with the units that this shopper can buy
 */
export function useHeldUnits(product: Product, onStock: (stock: Product['stock']) => void): StockHold[] {
  const linked = useSearchParams()[0].get(HELD);
  const [holds, setHolds] = useState<StockHold[]>([]);
  useEffect(() => {
    const holdIds = [...new Set([...(linked ? [linked] : []), ...keptHoldIds()])];
    const isKnown = holdIds.length > 0 || readToken() !== null;
    if (!isKnown || !(linked || hasSoldOut(product))) return;
    let isShown = true;
    async function look(): Promise<void> {
      const found = await browserApi(list, { body: { productId: product._id, holdIds } });
      keepHolds(found.holds);
      if (!isShown || found.holds.length === 0) return;
      onStock(await liveStock(product));
      setHolds(found.holds);
    }
    // Without an answer the page stays as it is for everybody.
    look().catch(() => undefined);
    return () => {
      isShown = false;
    };
  }, [product, linked, onStock]);
  return holds;
}

function hasSoldOut(product: Product): boolean {
  const sizes = product.hasSize ? product.sizes : [null];
  return sizes.some((size) => unitsOf(product, size) === 0);
}
