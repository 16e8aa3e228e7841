import type { User } from '@gulmohar/contract/accounts/profile.ts';
import type { Product } from '@gulmohar/contract/catalogue/product.ts';
import type { Coupon } from '@gulmohar/contract/sales/coupon.ts';
import type { PromotionsOfCart } from '@gulmohar/contract/sales/promotion.ts';
import { loadProfile } from '../account/load-profile.ts';
import type { CartLine } from '../cart/cart.rules.ts';
import { type LoadedProducts, type PricedCart, priceLines } from '../cart/price-lines.ts';
import { checkAppliedCode } from '../coupon/check-applied-code.ts';
import { listAvailable } from '../coupon/coupon-calls.ts';
import { useAppliedCode } from '../coupon/coupon-store.ts';
import { paths } from '../paths.ts';
import { readStock, type StockLevels } from '../product/live-stock.ts';
import { loadForShopper } from '../session/load-for-shopper.ts';
import { ownUnitIds } from '../session/own-unit-ids.ts';
import { readToken, readUserId } from '../session/session-store.ts';
import { isDraftComplete, readDraft } from './address-draft.ts';
import { loadRules } from './check-form.ts';
import { withProfile } from './use-prefill.ts';

export type CheckoutLoad = {
  /** What was to be loaded, and for whom: the page reloads when it shows something else. */
  lines: readonly CartLine[];
  userId: string | undefined;
  /** undefined: the server did not respond; the page may then keep what it shows. */
  loaded: LoadedCheckout | undefined;
};

/** The server's data about the items to be bought. */
export type LoadedCheckout = LoadedProducts & {
  /** The signed-in shopper's profile, while the delivery form has gaps that it may fill. */
  profile: User | undefined;
  /** Whether the signed-in shopper's address is complete. */
  isAddressComplete: boolean;
  /** What applies by itself; undefined if there is nothing to price, or it is not known. */
  promotions: PromotionsOfCart | undefined;
  /** The coupons to offer. They arrive a moment later than the rest; the promise never rejects. */
  availableCoupons: Promise<Coupon[]>;
};

/**
 * Loads the data of the checkout, for the `clientLoader` of the cart and of the direct buy.
 * @param signal aborts it when the items have changed and are loaded again
 */
export async function loadCheckout(lines: readonly CartLine[], signal: AbortSignal): Promise<CheckoutLoad> {
  const userId = readUserId();
  return { lines, userId, loaded: await askServer(lines, signal) };
}

async function askServer(
  lines: readonly CartLine[],
  signal: AbortSignal,
): Promise<LoadedCheckout | undefined> {
  const requestedIds = [...new Set(lines.map(({ productId }) => productId))].sort();
  try {
    const [products, profile, rules] = await Promise.all([
      loadProducts(requestedIds, signal),
      loadDeliveryProfile(),
      // Only signed-in shoppers can have an address that needs no form.
      readToken() === null ? undefined : loadRules(),
    ]);
    const cart = priceLines(lines, { requestedIds, products });
    const isAddressComplete = rules?.isDeliverable(withProfile(readDraft(), profile)) ?? false;
    await checkAppliedCode(cart, signal);
    const promotions = await loadPromotions(cart);
    const availableCoupons = listAvailable(cart);
    return { requestedIds, products, profile, isAddressComplete, promotions, availableCoupons };
  } catch {
    return undefined;
  }
}

/** An empty cart loads no script for it. */
async function loadPromotions({ lines }: PricedCart): Promise<PromotionsOfCart | undefined> {
  if (lines.length === 0) return undefined;
  const { quotePromotions } = await import('../promotion/quote-promotions.ts');
  return quotePromotions(lines, useAppliedCode.getState().code !== null);
}

async function loadProducts(ids: readonly string[], signal: AbortSignal): Promise<Product[]> {
  if (ids.length === 0) return [];
  const response = await fetch(paths.cartProducts(ids), { signal });
  if (!response.ok) throw new Error(`The products in the cart could not be loaded (${response.status})`);
  const { products }: { products: Product[] } = await response.json();
  if (!ownUnitIds()) return products;
  // The units that this browser reserved are its own.
  const levels = await readStock(products.map(({ _id }) => _id)).catch((): StockLevels => ({}));
  return products.map((product) => ({ ...product, stock: levels[product._id]?.stock ?? product.stock }));
}

/** A failure is ignored, because the delivery form works without a profile. */
async function loadDeliveryProfile(): Promise<User | undefined> {
  if (isDraftComplete()) return undefined;
  return loadForShopper(loadProfile).catch(() => undefined);
}
