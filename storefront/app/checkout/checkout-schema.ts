import { business, orderData } from '@gulmohar/contract/sales/checkout.ts';
import { type Address, address } from '@gulmohar/contract/values/address.ts';
import { buyerGstin, gstinElsewhere, isGstinOfState } from '@gulmohar/contract/values/tax-numbers.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';

export const checkoutForm = address
  .extend({
    /** Whether the invoice is for a business; the two fields below count only then. */
    hasGstin: z.boolean(),
    gstin: z.string(),
    businessName: z.string(),
    /** Whether it is a present; the two fields below count only then. */
    isGift: z.boolean(),
    giftFrom: orderData.shape.giftFrom.unwrap().unwrap(),
    giftNote: orderData.shape.giftNote.unwrap().unwrap(),
    /** Also for what the buyer gives away in person. */
    giftWrap: z.boolean(),
    /** Updates by WhatsApp or SMS, in addition to those by e-mail. */
    wantsMessages: z.boolean(),
    /** An e-mail if it is not finished. */
    remindMe: z.boolean(),
  })
  .superRefine(({ hasGstin, gstin, businessName, isGift, giftFrom, state }, { addIssue }) => {
    const complain = (field: string, message: string | undefined) => {
      if (message) addIssue({ code: 'custom', path: [field], message });
    };
    if (isGift && giftFrom === '') complain('giftFrom', 'Please enter who it is from');
    if (!hasGstin) return;
    const { data: written, error } = buyerGstin.safeParse(gstin);
    if (!written) complain('gstin', error?.issues[0]?.message);
    else if (state !== '' && !isGstinOfState(written, state))
      complain('gstin', gstinElsewhere(written, state));
    complain('businessName', business.shape.name.safeParse(businessName).error?.issues[0]?.message);
  });

/** Validates the form with the contract's rules. */
export const checkBySchema = zodResolver(checkoutForm);

/** Whether the form is complete and valid for delivery. */
export function isDeliverable(form: Address): boolean {
  return address.safeParse(form).success;
}
