import type { Settings } from '@gulmohar/contract/admin/settings.ts';
import { CASH_ON_DELIVERY } from '@gulmohar/contract/sales/cash.ts';
import { splitName } from '@gulmohar/contract/sales/delivery-of.ts';
import type { DemoOrder } from '@gulmohar/demo/accounts/demo-order.ts';
import { demoProducts } from '@gulmohar/demo/catalogue/products.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import type { CompleteOrder } from '../../sales/checkout/complete-order.ts';
import type { CheckoutSnapshot } from '../../sales/checkout/snapshot.ts';
import { takeSnapshot } from '../../sales/checkout/take-snapshot.ts';
import { cashTerms } from '../../sales/cod/cod.rules.ts';
import { lockRequested } from '../../sales/reservation/lock-requested.ts';
import { shippingRulesOf } from '../../shop/shipping-rules.ts';

type Priced = { userId: string | null; settings: Settings };

/**
 * Priced as any checkout is, with the offers that run. Like its buyer would, it goes without a coupon that is refused.
 */
export async function demoSnapshot(
  trx: Transaction,
  demo: DemoOrder,
  priced: Priced,
): Promise<CheckoutSnapshot> {
  const order = orderOf(demo);
  try {
    return await price(trx, order, demo, priced);
  } catch (error) {
    if (!order.couponCode || !(error instanceof ShopError)) throw error;
    return price(trx, { ...order, couponCode: null }, demo, priced);
  }
}

async function price(
  trx: Transaction,
  order: CompleteOrder,
  { method }: DemoOrder,
  { userId, settings }: Priced,
): Promise<CheckoutSnapshot> {
  const { prepaid, cod } = settings;
  const requested = await lockRequested(trx, order, {}, []);
  const unknown = requested.find(({ offer }) => !offer);
  if (unknown) throw new Error(`The demo has no ${unknown.item.name} in ${unknown.item.size}`);
  const terms = method === CASH_ON_DELIVERY ? cashTerms(cod) : { paidBy: 'online' as const, rules: prepaid };
  return takeSnapshot(trx, requested, { order, userId, shipping: shippingRulesOf(settings), terms });
}

function orderOf({ buyer, lines, couponCode, source, remindMe }: DemoOrder): CompleteOrder {
  const { address, ...person } = buyer;
  return {
    items: lines.map(({ slug, ...line }) => ({ _id: productIdOf(slug), name: slug, ...line })),
    address,
    buyer: { ...person, ...splitName(person.name), ...address },
    ...(couponCode !== undefined && { couponCode }),
    ...(source !== undefined && { source }),
    ...(remindMe !== undefined && { remindMe }),
  };
}

function productIdOf(slug: string): string {
  return demoProducts.find((product) => product.slug === slug)?.id ?? '';
}
