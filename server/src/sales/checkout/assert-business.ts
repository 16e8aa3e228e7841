import { gstinElsewhere, isGstinOfState } from '@gulmohar/contract/values/tax-numbers.ts';
import { wrongField } from '../../platform/http/shop-error.ts';
import type { CompleteOrder } from './complete-order.ts';

/** @throws ShopError INVALID_INPUT for a GSTIN of a state other than the delivery address's */
export function assertBusiness({ business, address }: CompleteOrder): void {
  if (!business || isGstinOfState(business.gstin, address.state)) return;
  throw wrongField('orderData.business.gstin', gstinElsewhere(business.gstin, address.state));
}
