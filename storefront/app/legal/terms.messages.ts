import { CASH_ON_DELIVERY } from '@gulmohar/contract/sales/cash.ts';
import type { Shop } from '@gulmohar/contract/shop/shop.ts';
import {
  PROCESSING_DAYS,
  REFUND_DAYS,
  RETURN_OPENS_AFTER_DAYS,
  STANDARD_DELIVERY_DAYS,
} from '@gulmohar/contract/shop/shop-rules.ts';
import { formatRupees } from '@gulmohar/contract/values/money.ts';
import type { LegalTextOf } from './legal-text.ts';

/** The terms and conditions: eleven sections and the contact. */
export const termsAndConditions: LegalTextOf = ({
  name,
  legal,
  shipping,
  payment,
  giftWrapPrice,
  returnDays,
  supportHours,
}) => ({
  title: 'Terms and Conditions',
  description: `The terms between ${name} and its shoppers: orders, payments, shipping, returns and liability.`,
  intro: `These terms apply between you and ${legal.name}, which runs this shop under the name ${name}.`,
  sections: [
    {
      title: 'Acceptance of Terms',
      paragraphs: [
        'By using this shop or ordering from it you accept these terms. If you do not, please do not use it. To order, you must be 18 or older, or act with a parent’s or guardian’s consent.',
      ],
    },
    {
      title: 'Description of Service',
      paragraphs: [
        `${name} sells traditional clothing for women and children, and accessories, to addresses in India. Much of it is made by hand: small differences of colour, print and weave are part of the craft and not a defect.`,
        'We describe and picture products as accurately as we can. Screens differ, so a colour may look slightly different on yours.',
      ],
    },
    {
      title: 'User Accounts',
      paragraphs: [
        'You may order as a guest or with an account. Keep your password secret and your details up to date; what is done with your account counts as done by you until you tell us otherwise. We may close accounts that are used for fraud.',
      ],
    },
    {
      title: 'Orders and Payments',
      paragraphs: [
        'Prices are in Indian rupees and include all taxes. The whole cost, with shipping, is shown before you pay.',
        ...cashCharge(payment),
        ...giftWrap(giftWrapPrice),
        'You can pay by credit or debit card, net banking and UPI, and by cash on delivery where available. The contract is made when we confirm your order by e-mail. If something you paid for turns out to be sold out, or its price was obviously wrong, we cancel the order and refund the whole amount.',
      ],
    },
    {
      title: 'Shipping and Delivery',
      paragraphs: [
        `Orders are processed within ${PROCESSING_DAYS.from}-${PROCESSING_DAYS.to} business days. Standard delivery then takes ${STANDARD_DELIVERY_DAYS.from}-${STANDARD_DELIVERY_DAYS.to} business days, express delivery 2-3 business days, counted from dispatch. ${shippingCost(shipping)}`,
        'These times are what we expect and usually keep; weather, festivals and remote places may extend them. The risk passes to you when the parcel is handed over.',
      ],
    },
    {
      title: 'Returns and Refunds',
      paragraphs: [
        `${returnPolicy(returnDays)} Request the return in My Orders or, if you bought as a guest, on the page Track Your Order, from ${RETURN_OPENS_AFTER_DAYS} days after the order date.`,
        `Refunds reach you within ${REFUND_DAYS.from}-${REFUND_DAYS.to} business days after the item is back with us, by the payment method you used. If something arrives damaged or wrong, write to us at once: we will collect it at our cost.`,
      ],
    },
    {
      title: 'Intellectual Property',
      paragraphs: [
        `Texts, pictures, designs, logo and name of ${name} belong to us or to those who let us use them. You may view, share and print them for yourself; any other use requires our written consent.`,
      ],
    },
    {
      title: 'Privacy',
      paragraphs: ['Our Privacy Policy, which is part of these terms, says how we treat your data.'],
    },
    {
      title: 'Limitation of Liability',
      paragraphs: [
        'We are liable for what we cause by intent or gross negligence, and for what the law does not let us exclude. Beyond that, our liability for an order is limited to the amount you paid for it, and we are not liable for indirect damage.',
        'Nothing here takes away your rights under the Consumer Protection Act, 2019.',
      ],
    },
    {
      title: 'Governing Law',
      paragraphs: [
        `These terms are governed by the laws of India. ${legal.courts ? `The courts in ${legal.courts} have jurisdiction; a` : 'A'} consumer may also turn to the commission where they live.`,
      ],
    },
    {
      title: 'Changes to Terms',
      paragraphs: [
        'We may change these terms. The new text and its date are shown here; an order is subject to the terms that were shown here when it was placed.',
      ],
    },
  ],
  contactTitle: 'Contact Information',
  contactText: `${legal.name}. Grievance officer: ${legal.grievanceOfficer.name} (${legal.grievanceOfficer.email}, ${legal.grievanceOfficer.phone}).${supportHours && ` Support is available ${supportHours}.`}`,
});

function returnPolicy(days: number | null): string {
  const condition = 'unworn, unwashed and with its tags.';
  if (days === null) return `You can return what does not suit you, ${condition}`;
  return `We have a ${days}-day return policy: you can return what does not suit you within ${days} days of delivery, and never less than ${days} days from when returns open, ${condition}`;
}

/** Empty if there is no charge. */
function cashCharge({ methods, codFee: { fee, feeFreeFrom } }: Shop['payment']): string[] {
  if (fee === 0 || !methods.includes(CASH_ON_DELIVERY)) return [];
  const free = feeFreeFrom === null ? '' : ` if its items come to less than ${formatRupees(feeFreeFrom)}`;
  return [
    `Cash on delivery costs ${formatRupees(fee)} per order${free}. It is not charged for an order that is cancelled or not delivered. It is not refunded with a returned item, unless the fault is ours and the whole order is returned.`,
  ];
}

/** Empty if none is offered. */
function giftWrap(price: Shop['giftWrapPrice']): string[] {
  if (price === null) return [];
  return [
    `Gift wrap costs ${formatRupees(price)} per order. It is refunded with an order that is cancelled or not delivered. It is not refunded with a returned item, unless the fault is ours and the whole order is returned.`,
  ];
}

function shippingCost({ zones, weight, ...rate }: Shop['shipping']): string {
  const sentences = [
    `Shipping ${costOf(rate)}.`,
    ...zones.map((zone) => `To ${zone.states.join(', ')} it ${costOf(zone)}.`),
  ];
  if (weight)
    sentences.push(
      `Where it is not free, every ${weight.stepGrams} g above ${weight.includedGrams} g costs ${formatRupees(weight.stepFee)} more.`,
    );
  return sentences.join(' ');
}

function costOf({ fee, freeFrom }: { fee: number; freeFrom: number | null }): string {
  if (fee === 0) return 'is free';
  if (freeFrom === null) return `costs ${formatRupees(fee)}`;
  return `costs ${formatRupees(fee)} and is free from ${formatRupees(freeFrom)}`;
}
