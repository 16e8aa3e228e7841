import { CASH_ON_DELIVERY, COD_FEE, cashOf } from '@gulmohar/contract/sales/cash.ts';
import { STORE_CREDIT } from '@gulmohar/contract/sales/credit-share.ts';
import { GIFT_WRAP } from '@gulmohar/contract/sales/gift-wrap.ts';
import { PREPAID_DISCOUNT } from '@gulmohar/contract/sales/payment-terms.ts';
import { promotionLabel } from '@gulmohar/contract/sales/promotion-label.ts';
import { formatRupees, type Paise } from '@gulmohar/contract/values/money.ts';
import type { Selectable } from 'kysely';
import type { OrderLine, Orders } from '../../../platform/database/tables.ts';
import { deductionRows } from '../../../platform/mail/deduction-rows.ts';
import type { MailShop } from '../../../platform/mail/email.ts';
import { formatDay, formatDays } from '../../../platform/mail/format-day.ts';
import type { Mail } from '../../../platform/mail/mail-gateway.ts';
import { mailText } from '../../../platform/mail/mail-text.ts';
import { renderEmail } from '../../../platform/mail/render-email.ts';
import { shortId } from '../../order/short-id.ts';
import { CONFIRM_PREHEADER, confirmBlocks, confirmSubject, type ToConfirm } from './confirmation.mail.ts';
import { addressBlock, describeLine, orderReason, trackButton } from './email-parts.ts';

type Order = Selectable<Orders> & {
  lines: Pick<Selectable<OrderLine>, 'name' | 'size' | 'quantity' | 'unit_price' | 'picture'>[];
};

type Placed = {
  /** undefined when there is nothing to confirm. */
  toConfirm: ToConfirm | undefined;
  link: string;
  /** The provider's id of the payment; undefined when there was nothing to pay. */
  paymentReference: string | undefined;
  /** What store credit paid, in paise. */
  creditPaid: Paise;
  expected: { leavesBy: Date; arrives: { from: Date; to: Date } };
};

const PHONE_REQUEST =
  'We have no phone number for this order, and the courier needs one. Please enter your mobile number:';

export function orderPlacedMail(
  order: Order,
  shop: MailShop,
  { link, toConfirm, paymentReference, creditPaid, expected }: Placed,
): Mail {
  const { id, email, buyer_name, phone, placed_at, lines, buyer_gstin, business_name, is_express } = order;
  const { amount, shipping, discount, prepaid_discount, promotion_discount, cod_fee, coupon_code } = order;
  const { payment_method, gift_wrap } = order;
  const otherDiscount = discount - prepaid_discount - promotion_discount;
  const number = shortId(id);
  const { leavesBy, arrives } = expected;
  const { subject, opening, added } = mailText(shop, 'order-placed', { order: number });
  return renderEmail(shop, {
    id: `order-placed-${id}`,
    to: email,
    subject: toConfirm ? confirmSubject(id, toConfirm) : subject,
    preheader: toConfirm ? CONFIRM_PREHEADER : `Order confirmed. Expected ${formatDays(arrives)}.`,
    greeting: buyer_name,
    blocks: [
      `${opening} ${paymentText({ payment_method, amount, creditPaid, paymentReference })}`,
      ...(toConfirm ? confirmBlocks(toConfirm) : []),
      ...(phone ? [] : [PHONE_REQUEST, { kind: 'button' as const, label: 'Enter your number', url: link }]),
      {
        kind: 'facts',
        title: 'Your order',
        facts: [
          { label: 'Order number', value: number },
          { label: 'Order date', value: formatDay(placed_at) },
          ...(paymentReference ? [{ label: 'Payment reference', value: paymentReference }] : []),
          ...(buyer_gstin ? [{ label: 'Invoice to', value: `${business_name}, GSTIN ${buyer_gstin}` }] : []),
          ...(is_express ? [{ label: 'Delivery', value: 'Express' }] : []),
          ...(toConfirm
            ? []
            : [
                { label: 'Dispatch by', value: formatDay(leavesBy) },
                { label: 'Expected delivery', value: formatDays(arrives) },
              ]),
        ],
      },
      {
        kind: 'items',
        items: lines.map((line) => ({
          label: describeLine(line),
          picture: line.picture,
          amount: formatRupees(line.unit_price * line.quantity),
        })),
        sums: [
          ...deductionRows(promotionLabel(order.promotions), promotion_discount),
          ...deductionRows(coupon_code ? `Coupon ${coupon_code}` : 'Discount', otherDiscount),
          ...deductionRows(PREPAID_DISCOUNT, prepaid_discount),
          {
            label: is_express ? 'Express delivery' : 'Delivery',
            value: shipping === 0 ? 'Free' : formatRupees(shipping),
          },
          ...(gift_wrap > 0 ? [{ label: GIFT_WRAP, value: formatRupees(gift_wrap) }] : []),
          ...(cod_fee > 0 ? [{ label: COD_FEE, value: formatRupees(cod_fee) }] : []),
          { label: 'Total', value: formatRupees(amount) },
          ...(creditPaid > 0
            ? [{ label: 'Of it by store credit', value: formatRupees(creditPaid), isPart: true }]
            : []),
        ],
      },
      'All prices include taxes. We will e-mail the invoice when the order is dispatched.',
      addressBlock(order),
      ...added,
      // One button: confirming comes first, and leads to the order as well.
      ...(toConfirm ? [] : [trackButton(link)]),
    ],
    reason: orderReason(number),
  });
}

function paymentText(paid: {
  payment_method: string;
  amount: Paise;
  creditPaid: Paise;
  paymentReference: string | undefined;
}): string {
  if (paid.payment_method === CASH_ON_DELIVERY) {
    return `Please pay ${formatRupees(cashOf(paid.amount, paid.creditPaid))} in cash when it is delivered.`;
  }
  if (paid.payment_method === STORE_CREDIT) return 'Your store credit has paid for it.';
  return paid.paymentReference
    ? `We have received your payment of ${formatRupees(paid.amount - paid.creditPaid)}.`
    : 'There was nothing to pay.';
}
