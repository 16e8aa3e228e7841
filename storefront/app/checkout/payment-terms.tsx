import { CASH_ON_DELIVERY, COD_FEE } from '@gulmohar/contract/sales/cash.ts';
import { codFeeOf, type PaymentTerms } from '@gulmohar/contract/sales/payment-terms.ts';
import type { Shop } from '@gulmohar/contract/shop/shop.ts';
import { formatRupees, type Paise } from '@gulmohar/contract/values/money.ts';

/**
 * Returns the discount or charge of each payment method from the shop's settings; the server decides again.
 */
export function termsOf(shop: Shop | undefined): { online?: PaymentTerms; inCash?: PaymentTerms } {
  if (!shop) return {};
  const { prepaidDiscount, codFee } = shop.payment;
  return { online: { paidBy: 'online', rules: prepaidDiscount }, inCash: { paidBy: 'cash', rules: codFee } };
}

type PaymentTermsProps = {
  payment: Shop['payment'] | undefined;
  /**
   * The price of the items; a charge that does not apply to it is not mentioned. Absent on a product page.
   */
  subtotal?: Paise;
};

/**
 * What paying online saves and what cash on delivery costs, told before the shopper chooses; nothing if there
 * is neither.
 */
export function PaymentTermsNote({ payment, subtotal }: PaymentTermsProps) {
  const lines = payment ? [...prepaidTexts(payment.prepaidDiscount), ...feeTexts(payment, subtotal)] : [];
  if (lines.length === 0) return null;
  return (
    <ul aria-label="Ways to pay" className="grid gap-1 text-sm text-muted">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function prepaidTexts({ basisPoints, maximum, withCoupons }: Shop['payment']['prepaidDiscount']): string[] {
  if (basisPoints === 0) return [];
  const saved = `Pay online and save ${basisPoints / 100}%, up to ${formatRupees(maximum)}`;
  return [
    withCoupons ? `${saved}; can be combined with a coupon.` : `${saved}; cannot be combined with a coupon.`,
  ];
}

function feeTexts({ methods, codFee }: Shop['payment'], subtotal: Paise | undefined): string[] {
  if (!methods.includes(CASH_ON_DELIVERY)) return [];
  const { fee, feeFreeFrom } = codFee;
  if (fee === 0 || (subtotal !== undefined && codFeeOf(codFee, subtotal) === 0)) return [];
  const free = feeFreeFrom === null ? '' : `, free from ${formatRupees(feeFreeFrom)}`;
  return [`${COD_FEE}: ${formatRupees(fee)} per order${free}; not refunded with returned items.`];
}
