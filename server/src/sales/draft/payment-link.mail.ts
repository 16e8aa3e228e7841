import { PREPAID_DISCOUNT } from '@gulmohar/contract/sales/payment-terms.ts';
import { promotionLabel } from '@gulmohar/contract/sales/promotion-label.ts';
import { formatRupees } from '@gulmohar/contract/values/money.ts';
import { deductionRows } from '../../platform/mail/deduction-rows.ts';
import type { MailShop } from '../../platform/mail/email.ts';
import { formatDateTime } from '../../platform/mail/format-day.ts';
import type { Mail } from '../../platform/mail/mail-gateway.ts';
import { mailText } from '../../platform/mail/mail-text.ts';
import { renderEmail } from '../../platform/mail/render-email.ts';
import type { CheckoutSnapshot } from '../checkout/snapshot.ts';

type Link = {
  sendingId: string;
  url: string;
  expiresAt: Date;
  snapshot: Pick<
    CheckoutSnapshot,
    'lines' | 'promotions' | 'totals' | 'buyer' | 'delivery' | 'messageUpdates'
  >;
};

export function paymentLinkMail(shop: MailShop, { sendingId, url, expiresAt, snapshot }: Link): Mail {
  const { lines, promotions, totals, buyer, delivery, messageUpdates } = snapshot;
  const until = formatDateTime(expiresAt);
  const { subject, opening, added } = mailText(shop, 'payment-link', {
    total: formatRupees(totals.total),
    until,
  });
  const { prepaidDiscount = 0, promotionDiscount = 0 } = totals;
  const discount = totals.discount - prepaidDiscount - promotionDiscount;
  return renderEmail(shop, {
    id: `payment-link-${sendingId}`,
    to: buyer.email,
    subject,
    preheader: `The items are reserved for you until ${until}.`,
    greeting: buyer.name,
    blocks: [
      opening,
      {
        kind: 'items',
        items: lines.map(({ name, size, quantity, unitPrice, picture }) => ({
          label: `${name}${size ? `, size ${size}` : ''} × ${quantity}`,
          picture,
          amount: formatRupees(unitPrice * quantity),
        })),
        sums: [
          ...deductionRows(promotionLabel(promotions?.map(({ title }) => title)), promotionDiscount),
          ...deductionRows('Discount', discount),
          ...deductionRows(PREPAID_DISCOUNT, prepaidDiscount),
          {
            label: delivery === 'express' ? 'Express delivery' : 'Delivery',
            value: totals.shipping === 0 ? 'Free' : formatRupees(totals.shipping),
          },
          { label: 'Total', value: formatRupees(totals.total) },
        ],
      },
      { kind: 'button', label: `Pay ${formatRupees(totals.total)}`, url },
      ...(messageUpdates
        ? [
            'You agreed on the phone to receive updates about this order by WhatsApp or SMS. You can change this on the payment page, or reply STOP on WhatsApp.',
          ]
        : []),
      ...added,
    ],
    reason: `You are receiving this e-mail because you ordered from ${shop.name} by phone. If you did not, please ignore it.`,
  });
}
