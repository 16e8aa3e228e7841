import type { Settings } from '@gulmohar/contract/admin/settings.ts';
import { INVOICE_PREFIX_PATTERN } from '@gulmohar/contract/values/tax-numbers.ts';

/** Invoice numbers that begin with the shop's own letters. */
export function suggestedTax({ tax, shop }: Settings): Settings['tax'] {
  const letters = shop.name
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, 2);
  return INVOICE_PREFIX_PATTERN.test(letters) ? { ...tax, invoicePrefix: letters } : tax;
}

/** Policies that apply from today. */
export function suggestedLegal({ legal }: Settings): Settings['legal'] {
  const today = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });
  return { ...legal, policiesFrom: today.format(new Date()) };
}
