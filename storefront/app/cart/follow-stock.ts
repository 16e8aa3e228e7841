import { create } from 'zustand';
import { readStock, type StockLevels } from '../product/live-stock.ts';
import { useBuyNow } from './buy-now-store.ts';
import { useCart } from './cart-store.ts';

/** The specification's stock refresh (section 9). */
const REFRESH_MS = 30_000;

/** How old a stock level from the server may be. */
const TOLD_LATE_MS = 2_000;

/** What could be bought of the products in the cart when the shop was last asked; empty before that. */
export const useStockLevels = create<{ levels: StockLevels }>(() => ({ levels: {} }));

/**
 * Asks every 30 s, on whatever page and while it is visible, how much there is of what is in the cart; at once when the
 * page becomes visible again (decision D30).
 * @returns ends it
 */
export function followStock(): () => void {
  const refresh = () => {
    if (document.visibilityState === 'visible') void refreshStock();
  };
  const timer = setInterval(refresh, REFRESH_MS);
  document.addEventListener('visibilitychange', refresh);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', refresh);
  };
}

/** After this browser's own reservation has ended: at once, and when the server's figure is certain to include it. */
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
    // The next call may succeed; until then the last known levels count.
    console.info('Stock could not be refreshed:', error);
  }
}
