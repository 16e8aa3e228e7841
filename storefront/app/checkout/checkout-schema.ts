import { business } from '@gulmohar/contract/sales/checkout.ts';
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
    /** Updates by WhatsApp or SMS, in addition to those by e-mail. */
    wantsMessages: z.boolean(),
  })
  .superRefine(({ hasGstin, gstin, businessName, state }, { addIssue }) => {
    if (!hasGstin) return;
    const complain = (field: string, message: string | undefined) => {
      if (message) addIssue({ code: 'custom', path: [field], message });
    };
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
