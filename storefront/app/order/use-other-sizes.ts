import { getStockLevels } from '@gulmohar/contract/catalogue/product.ts';
import type { OrderedItem } from '@gulmohar/contract/fulfilment/order.ts';
import { useEffect, useState } from 'react';
import { browserApi } from '../api/browser-api.ts';

/** The sizes that an item can be exchanged for at this moment; none until they are known. */
export function useOtherSizes({ productId, size, quantity }: OrderedItem, isWanted: boolean): string[] {
  const [sizes, setSizes] = useState<string[]>([]);
  useEffect(() => {
    if (!isWanted || size === null) return;
    let isCurrent = true;
    browserApi(getStockLevels, { body: { productIds: [productId] } })
      .then(({ stockLevels }) => {
        const stock = stockLevels[productId]?.stock ?? 0;
        const all = typeof stock === 'number' ? [] : Object.entries(stock);
        const others = all.filter(([other, units]) => other !== size && units >= quantity);
        if (isCurrent) setSizes(others.map(([other]) => other));
      })
      // Without them the dialog is the one for the money.
      .catch(() => isCurrent && setSizes([]));
    return () => {
      isCurrent = false;
    };
  }, [productId, size, quantity, isWanted]);
  return sizes;
}
