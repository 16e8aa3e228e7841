import { CASH_ON_DELIVERY } from '@gulmohar/contract/sales/cash.ts';
import {
  addressChangedMail,
  lineChangeMail,
  returnPickupMail,
} from '../../fulfilment/message/mail/change.mails.ts';
import { confirmationReminderMail } from '../../fulfilment/message/mail/confirmation.mail.ts';
import { dailyOrdersNotice } from '../../fulfilment/message/mail/daily-orders.mail.ts';
import { mailedSteps, orderStepMail } from '../../fulfilment/message/mail/order.mails.ts';
import { orderMessageMail } from '../../fulfilment/message/mail/order-message.mail.ts';
import { orderPlacedMail } from '../../fulfilment/message/mail/order-placed.mail.ts';
import {
  newOrderNotice,
  refundStuckNotice,
  returnRequestedNotice,
} from '../../fulfilment/message/mail/owner.mails.ts';
import { parcelMail } from '../../fulfilment/message/mail/parcel.mails.ts';
import { goodwillRefundMail, refundSettledMail } from '../../fulfilment/message/mail/refund.mails.ts';
import { returnStepMail } from '../../fulfilment/message/mail/return.mails.ts';
import { trackingCodeMail } from '../../fulfilment/my-orders/tracking/tracking-code.mail.ts';
import { expectedOfNewOrder, expectedOfParcel } from '../../fulfilment/order/expected-dates.ts';
import { mailedStates } from '../../fulfilment/parcel/queue-parcel-mail.ts';
import { payoutApprovalMail } from '../../fulfilment/refund/payout-approval.mail.ts';
import { EXCHANGE } from '../../fulfilment/return/exchange/exchange.ts';
import { returnPeriod } from '../../fulfilment/return/return-window.ts';
import type { ReturnStatus } from '../../platform/database/tables.ts';
import type { MailShop } from '../../platform/mail/email.ts';
import type { Mail } from '../../platform/mail/mail-gateway.ts';
import { SAMPLE_TIME, sampleOrder, sampleReturn } from './sample-order.ts';

const ID = '0190a000-0000-7000-8000-000000000008';
const attachment = { filename: 'invoice-GM-26-27-000042.pdf', content: Buffer.from('%PDF-1.7\n') };

/** Returns the mails about orders, returns and refunds, including those to the owner. */
export function orderSamples(shop: MailShop) {
  const link = `${shop.url}/guest-tracking?token=eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIwMTkwIn0.4fD2xT0m9yQ`;
  const order = sampleOrder();
  const refund = { refundId: ID, amount: order.amount, reference: 'rfnd_Qx7ZkJ2mNvB4Ls' };
  const settled = { ...refund, to: order.email, name: order.buyer_name, order: { id: order.id, link } };
  const refundRow = {
    id: ID,
    amount: order.amount,
    created_at: SAMPLE_TIME,
    order_id: order.id,
    provider: 'razorpay',
    provider_payment_id: 'pay_Qx7ZkJ2mNvB4Ls',
  };
  const ofNewOrder = expectedOfNewOrder(order.placed_at);
  return {
    'send-order-placed': [
      orderPlacedMail(order, shop, {
        link,
        toConfirm: undefined,
        paymentReference: 'pay_Qx7ZkJ2mNvB4Ls',
        creditPaid: 0,
        expected: ofNewOrder,
      }),
      orderPlacedMail({ ...order, id: ID, payment_method: CASH_ON_DELIVERY }, shop, {
        link,
        toConfirm: { link, until: SAMPLE_TIME },
        paymentReference: undefined,
        creditPaid: 0,
        expected: ofNewOrder,
      }),
      orderPlacedMail(order, shop, {
        link,
        toConfirm: undefined,
        paymentReference: 'pay_Qx7ZkJ2mNvB4Ls',
        creditPaid: 50_000,
        expected: ofNewOrder,
      }),
    ],
    'send-confirmation-reminder': [confirmationReminderMail(order, shop, { link, until: SAMPLE_TIME })],
    'send-order-step': [
      ...mailedSteps.map((status) => orderStepMail(shop, status, stepOf(link))),
      orderStepMail(shop, 'Shipped', stepOf(link, { payment_method: EXCHANGE })),
      orderStepMail(shop, 'Cancelled', {
        ...stepOf(link),
        isByBuyer: false,
        reason: 'The last piece has a flaw.',
      }),
      orderStepMail(
        shop,
        'Delivered',
        stepOf(link, { user_id: ID, placed_at: new Date('2026-11-23T05:10:00Z') }),
      ),
    ],
    'send-parcel-step': parcelSamples(shop, link),
    'send-return-step': [...returnSamples(shop, link, null), ...returnSamples(shop, link, 'XL')],
    'send-line-change': (['cancelled', 'missing', 'swapped'] as const).map((kind) =>
      lineChangeMail(shop, {
        order,
        link,
        change: {
          id: `${ID}-${kind}`,
          kind,
          name: 'Indigo Ajrakh Straight Kurti',
          size: 'M',
          quantity: 1,
          amount: 0,
          new_name: null,
          new_size: kind === 'swapped' ? 'L' : null,
        },
        refunded: refundOf(kind === 'swapped' ? 0 : 149_900),
        attachment:
          kind === 'missing' ? { ...attachment, filename: 'credit-note-GM-26-27-000008.pdf' } : undefined,
      }),
    ),
    'send-address-changed': [addressChangedMail(shop, { order, link, changeId: ID })],
    'send-return-pickup': [
      returnPickupMail(shop, {
        order,
        link,
        bookingId: ID,
        item: { name: 'Indigo Ajrakh Straight Kurti', size: 'M', quantity: 1 },
        pickup: {
          return_id: ID,
          courier: 'Delhivery',
          tracking_number: '1490812345678',
          pickup_on: '2026-11-26',
          staff_name: 'Meera',
          booked_at: SAMPLE_TIME,
        },
      }),
    ],
    'send-order-message': [
      orderMessageMail(shop, {
        noteId: ID,
        order,
        subject: 'About the colour of your kurti',
        text: 'Dear Lakshmi,\n\nthe red is sold out. Would you like one of these?\n- green\n- indigo\n\nMeera',
        link,
      }),
    ],
    'send-goodwill-refund': [
      goodwillRefundMail(shop, { requestId: ID, order, refund: refundOf(25_050), link }),
      goodwillRefundMail(shop, { requestId: `${ID}-later`, order, refund: refundOf(25_050, true), link }),
    ],
    'send-refund-settled': [
      ...[true, false].map((isDone) => refundSettledMail(shop, { ...settled, isDone })),
      refundSettledMail(shop, { ...settled, reference: null, isDone: false, payoutId: ID }),
    ],
    'send-payout-approval': [
      payoutApprovalMail(shop, {
        payoutId: ID,
        amount: 2_500_000,
        payee: 'a•••@okbank',
        requestedBy: 'Meera Pillai',
        orderId: order.id,
        isRemitted: false,
        to: { staffId: ID, name: 'Rohan Deshmukh', email: 'rohan@example.com' },
      }),
    ],
    'send-tracking-code': [trackingCodeMail(shop, ID, order.email, '483920')],
    'notify-new-order': [newOrderNotice(shop, shop.contact.email, order)],
    'notify-daily-orders': [
      dailyOrdersNotice(shop, shop.contact.email, {
        day: '2026-11-24',
        orders: [order, { ...order, id: ID, status: 'Cancelled' }],
      }),
    ],
    'notify-return-requested': [null, 'XL'].map((exchange_size) =>
      returnRequestedNotice(shop, shop.contact.email, {
        returnId: `${ID}-${exchange_size}`,
        orderId: order.id,
        items: order.lines,
        reason: 'Too tight at the shoulders',
        exchange_size,
      }),
    ),
    'notify-refund-stuck': (['failed', 'pending'] as const).map((status) =>
      refundStuckNotice(shop, shop.contact.email, { ...refundRow, id: `${ID}-${status}`, status }),
    ),
  };
}

function refundOf(amount: number, willFollow = false) {
  return { amount, willFollow };
}

function stepOf(link: string, overrides: Parameters<typeof sampleOrder>[0] = {}) {
  const order = sampleOrder(overrides);
  return {
    order,
    link,
    at: SAMPLE_TIME,
    expected: expectedOfParcel(SAMPLE_TIME),
    refunded: refundOf(order.amount),
    isByBuyer: true,
    reason: undefined,
    returns: returnPeriod({ ...order, deliveredAt: SAMPLE_TIME }, { closesDaysAfterDelivery: null }),
    attachment,
  };
}

const steps: ReturnStatus[] = [
  'Return Requested',
  'Return Approved',
  'Returned',
  'Refunded',
  'Return Rejected',
];

function returnSamples(shop: MailShop, link: string, size: string | null): Mail[] {
  const order = sampleOrder();
  const [item = { name: '', size: null, quantity: 1 }] = order.lines;
  return steps.map((status) =>
    returnStepMail(shop, status, {
      order,
      link,
      request: sampleReturn({ id: `${ID}-${size}`, status, exchange_size: size }),
      item,
      exchangeId: size ? ID : undefined,
      note: status === 'Return Rejected' ? 'The tags were cut off and the kurti was washed.' : null,
      isByShop: false,
      refund: refundOf(size ? 0 : 549_900),
      attachment:
        status === 'Refunded' ? { ...attachment, filename: 'credit-note-GM-26-27-000007.pdf' } : undefined,
    }),
  );
}

/** Returns mails about part of an order and about the whole order. */
function parcelSamples(shop: MailShop, link: string): Mail[] {
  const order = sampleOrder();
  const parcel = { courier: order.courier, tracking_number: order.tracking_number, cod_due: null };
  const expected = expectedOfParcel(SAMPLE_TIME);
  const sample = { order, parcel, link, at: SAMPLE_TIME, expected, reason: 'unavailable' as const };
  return [...mailedStates, 'refunded' as const].flatMap((kind, at) =>
    [1, 2].map((items) =>
      parcelMail(shop, {
        ...sample,
        eventId: 2 * at + items,
        kind,
        items: order.lines.slice(0, items),
        isPart: items === 1,
        refunded: refundOf(kind === 'refunded' ? order.amount : 0),
        attachment: kind === 'in_transit' || kind === 'refunded' ? attachment : undefined,
      }),
    ),
  );
}
