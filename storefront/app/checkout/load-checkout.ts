import type { User } from '@gulmohar/contract/accounts/profile.ts';
import type { Product } from '@gulmohar/contract/catalogue/product.ts';
import type { Coupon } from '@gulmohar/contract/sales/coupon.ts';
import { loadProfile } from '../account/load-profile.ts';
import { readToken } from '../account/session-store.ts';
import type { CartLine } from '../cart/cart.rules.ts';
import { type KnownProducts, priceLines } from '../cart/price-lines.ts';
import { checkAppliedCode } from '../coupon/check-applied-code.ts';
import { listAvailable } from '../coupon/coupon-calls.ts';
import { paths } from '../paths.ts';
import { loadForShopper } from '../shared/load-for-shopper.ts';
import { isDraftComplete, readDraft } from './address-draft.ts';
import { loadRules } from './check-form.ts';
import { withProfile } from './use-prefill.ts';

/** What the shop returns about something to be bought. */
export type LoadedCheckout = KnownProducts & {
  /** Of the signed-in shopper, while the delivery form has gaps that it may fill. */
  profile: User | undefined;
  /** Whether nothing is to be filled in by the signed-in shopper. */
  isAddressKnown: boolean;
  /** The coupons that may be shown; a moment later than the rest, and never a failure. */
  availableCoupons: Promise<Coupon[]>;
};

/**
 * For the `clientLoader` of the cart and of the direct buy.
 * @param signal ends it: what was bought has changed, and is being loaded anew
 * @returns undefined when the shop did not answer: what is on the screen may stay there
 */
export async function loadCheckout(
  lines: readonly CartLine[],
  signal: AbortSignal,
): Promise<LoadedCheckout | undefined> {
  const asked = [...new Set(lines.map(({ productId }) => productId))].sort();
  try {
    const [products, profile, rules] = await Promise.all([
      loadProducts(asked, signal),
      loadDeliveryProfile(),
      // Only who is signed in has an address that needs no form.
      readToken() === null ? undefined : loadRules(),
    ]);
    const cart = priceLines(lines, { asked, products });
    const isAddressKnown = rules?.isDeliverable(withProfile(readDraft(), profile)) ?? false;
    await checkAppliedCode(cart, signal);
    return { asked, products, profile, isAddressKnown, availableCoupons: listAvailable(cart) };
  } catch {
    return undefined;
  }
}

async function loadProducts(ids: readonly string[], signal: AbortSignal): Promise<Product[]> {
  if (ids.length === 0) return [];
  const answer = await fetch(paths.cartProducts(ids), { signal });
  if (!answer.ok) throw new Error(`The products of the cart did not come (${answer.status})`);
  const { products }: { products: Product[] } = await answer.json();
  return products;
}

/** The delivery form works without it. */
async function loadDeliveryProfile(): Promise<User | undefined> {
  if (isDraftComplete()) return undefined;
  return loadForShopper(loadProfile).catch(() => undefined);
}
