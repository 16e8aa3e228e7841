import { create } from 'zustand';
import { readStock, type StockLevels } from '../product/live-stock.ts';
import { ownUnitIds } from '../session/own-unit-ids.ts';
import { useBuyNow } from './buy-now-store.ts';
import { useCart } from './cart-store.ts';

/** The interval of the stock refresh, as specified. */
const REFRESH_MS = 30_000;

/** The maximum age of a stock level from the server. */
const TOLD_LATE_MS = 2_000;

/** The stock levels of the cart's products when the server was last asked; empty before that. */
export const useStockLevels = create<{ levels: StockLevels }>(() => ({ levels: {} }));

/**
 * Refreshes the stock levels of the products in the cart every 30 s on any page while it is visible, and at
 * once when it becomes visible again.
 * @returns a function that stops it
 */
export function followStock(): () => void {
  const refresh = () => {
    if (document.visibilityState === 'visible') void refreshStock();
  };
  // In pages as they were loaded, what this browser itself reserved is out of stock.
  if (ownUnitIds()) refresh();
  const timer = setInterval(refresh, REFRESH_MS);
  document.addEventListener('visibilitychange', refresh);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', refresh);
  };
}

/**
 * Refreshes the levels after this browser's own reservation has ended: at once, and again when the server's
 * figure is certain to include it.
 */
export function refreshFreedStock(): void {
  void refreshStock();
  setTimeout(refreshStock, TOLD_LATE_MS);
}

async function refreshStock(): Promise<void> {
  const { item } = useBuyNow.getState();
  const productIds = [...new Set([...Object.keys(useCart.getState().cartData), ...(item ? [item._id] : [])])];
  if (productIds.length === 0) return;
  try {
    useStockLevels.setState({ levels: await readStock(productIds) });
  } catch (error) {
    // The next call may succeed; until then the last known levels apply.
    console.info('Stock could not be refreshed:', error);
  }
}
