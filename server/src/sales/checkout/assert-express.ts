import type { OrderData } from '@gulmohar/contract/sales/checkout.ts';
import { type ExpressDestination, isExpressOffered } from '@gulmohar/contract/shop/express.ts';
import type { ShippingRules } from '@gulmohar/contract/shop/shop-rules.ts';
import { ShopError } from '../../platform/http/shop-error.ts';

/** @throws ShopError EXPRESS_NOT_OFFERED with the reason */
export function assertExpress(
  { express }: Pick<ShippingRules, 'express'>,
  delivery: OrderData['delivery'],
  way: ExpressDestination,
): void {
  if (delivery !== 'express') return;
  if (!express) throw notOffered('Express delivery is no longer available. Please choose standard delivery.');
  if (!isExpressOffered(express, way)) {
    throw notOffered('Express delivery is not available for this address. Please choose standard delivery.');
  }
}

/**
 * @param express undefined when Express is not offered at all, for which `assertExpress` gives a better
 * message
 * @throws ShopError EXPRESS_NOT_OFFERED
 */
export function assertExpressPayment(
  express: { takesCash: boolean; takesPrepaid: boolean } | undefined,
  delivery: OrderData['delivery'],
  isCash: boolean,
): void {
  if (delivery !== 'express' || !express || (isCash ? express.takesCash : express.takesPrepaid)) return;
  throw notOffered(
    isCash
      ? 'Express delivery is only available for orders paid online. Please pay online or choose standard delivery.'
      : 'Express delivery is not available with this payment method. Please choose standard delivery.',
  );
}

function notOffered(message: string): ShopError {
  return new ShopError('EXPRESS_NOT_OFFERED', message);
}
