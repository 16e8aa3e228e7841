import type { Selectable } from 'kysely';
import { alertConfirmationMail, backInStockMail } from '../../accounts/alert/alert.mails.ts';
import { grievanceNotice, grievanceReceipt } from '../../accounts/grievance/grievance.mails.ts';
import { newsletterConfirmationMail } from '../../accounts/newsletter/newsletter.mail.ts';
import {
  accountDeletedMail,
  confirmNewEmailMail,
  customerInvitationMail,
  emailChangeNotice,
  newSignInMail,
  passwordChangedMail,
  passwordResetMail,
  welcomeMail,
} from '../../accounts/user/user.mails.ts';
import { newsletterMail } from '../../admin/campaign/campaign.mail.ts';
import { staffAccessMail } from '../../admin/staff/staff.mails.ts';
import { reviewRefusedMail, reviewRequestMail } from '../../fulfilment/review/review.mails.ts';
import type { Grievance } from '../../platform/database/tables.ts';
import type { MailShop } from '../../platform/mail/email.ts';
import type { Mail } from '../../platform/mail/mail-gateway.ts';
import type { JobPayloads } from '../../platform/queue/job-payloads.ts';
import { paymentLinkMail } from '../../sales/draft/payment-link.mail.ts';
import { giftCardMail, giftCardReceiptMail } from '../../sales/gift-card/gift-card.mails.ts';
import { checkoutReminderMail } from '../../sales/reminder/checkout-reminder.mail.ts';
import { moneyBackMail } from '../../sales/settlement/money-back.mail.ts';
import { orderSamples } from './order-mail-samples.ts';
import { SAMPLE_TIME } from './sample-order.ts';

/** The jobs that send a mail, except `send-stock-alerts`, which only enqueues others. */
export type MailJob = Exclude<
  Extract<keyof JobPayloads, `send-${string}` | `notify-${string}`>,
  'send-stock-alerts'
>;

const ID = '0190a000-0000-7000-8000-000000000009';
const TOKEN = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJsYWtzaG1pQGV4YW1wbGUuY29tIn0.4fD2xT0m9yQ';
const TO = 'lakshmi.venkataraman@example.com';

const buyer = { id: ID, email: TO, buyer_name: 'Lakshmi Venkataraman' };

const grievance: Selectable<Grievance> = {
  id: ID,
  ticket: 'G-7K3M9QXA',
  name: 'Lakshmi Venkataraman',
  email: TO,
  phone: '9845012345',
  order_number: 'A1B2C3D4',
  text: 'The parcel came without the dupatta.\n\nI wrote on Monday and again on Wednesday\nand have no answer yet.',
  received_at: SAMPLE_TIME,
  answered_at: null,
  answered_by: null,
};

const giftCard = {
  id: ID,
  amount: 200_000,
  buyer_name: 'Meera Iyer',
  buyer_email: 'meera.iyer@example.com',
  recipient_name: 'Lakshmi',
  recipient_email: TO,
  gift_message: 'Happy birthday!\nTreat yourself to the blue saree.',
  send_at: SAMPLE_TIME,
  sent_at: null,
  expires_at: null,
};

/** Every mail that the shop can send, with sample data; a job without one does not compile. */
export function mailSamples(shop: MailShop): Record<MailJob, Mail[]> {
  const request = { requestId: ID, to: TO, confirmToken: TOKEN, unsubscribeToken: TOKEN };
  return {
    ...orderSamples(shop),
    'send-gift-card': [giftCardMail(shop, giftCard, 'K7QM2VXD9HTRW4PB')],
    'send-gift-card-receipt': [
      giftCardReceiptMail(shop, { ...giftCard, paymentReference: 'pay_QH4b2dN8xYz1Ka' }),
    ],
    'send-money-back': (['stock gone', 'paid twice'] as const).map((reason) =>
      moneyBackMail(shop, TO, {
        id: `${ID}-${reason}`,
        amount: 25_599_800,
        reason,
        paymentReference: 'pay_Qx7ZkJ2mNvB4Ls',
        willFollow: reason === 'paid twice',
      }),
    ),
    'send-payment-link': [
      paymentLinkMail(shop, {
        sendingId: ID,
        url: `${shop.url}/pay?token=${TOKEN}`,
        expiresAt: SAMPLE_TIME,
        snapshot: {
          lines: [
            {
              variantId: 1,
              productId: 'indigo-ajrakh-straight-kurti-4f7k2m',
              picture: null,
              mrp: null,
              name: 'Indigo Ajrakh Straight Kurti',
              size: 'M',
              unitPrice: 149_900,
              quantity: 2,
            },
          ],
          totals: { subtotal: 299_800, discount: 20_000, shipping: 0, total: 279_800 },
          buyer: { name: 'Lakshmi Venkataraman', email: TO, phone: '9845012345' },
        },
      }),
    ],
    'send-welcome': [false, true].map((wantsNewsletter) =>
      welcomeMail(shop, { requestId: `${ID}-${wantsNewsletter}`, to: TO, token: TOKEN, wantsNewsletter }),
    ),
    'send-customer-invitation': [customerInvitationMail(shop, { requestId: ID, to: TO, token: TOKEN })],
    'send-password-reset': [passwordResetMail(shop, ID, TO, TOKEN)],
    'send-password-changed': [passwordChangedMail(shop, ID, TO)],
    'send-email-change': [confirmNewEmailMail(shop, ID, TO, TOKEN)],
    'send-email-change-notice': [false, true].map((isDone) =>
      emailChangeNotice(shop, { email: TO, requestId: `${ID}-${isDone}`, isDone }),
    ),
    'send-staff-access': (['password', 'reset', 'second-factor-on', 'second-factor-off'] as const).map(
      (change) => staffAccessMail(shop, { changeId: `${ID}-${change}`, to: TO, change }),
    ),
    'send-account-deleted': [accountDeletedMail(shop, ID, TO)],
    'send-new-sign-in': [
      newSignInMail(shop, { signInId: ID, to: TO, at: SAMPLE_TIME, device: 'Chrome on Android' }),
    ],
    'send-newsletter': [
      newsletterMail(shop, {
        recipientId: ID,
        to: TO,
        subject: 'Hand-printed for the festive weeks',
        preheader: 'Indigo, madder and a little gold',
        body: [
          { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'New this week' }] },
          {
            type: 'paragraph',
            content: [
              { type: 'text', text: 'Printed by hand, and ' },
              {
                type: 'text',
                text: 'all in the shop',
                marks: [{ type: 'bold' }, { type: 'link', attrs: { href: '/collection' } }],
              },
              { type: 'text', text: ' from today.' },
            ],
          },
        ],
        products: [
          {
            productId: 'indigo-ajrakh-straight-kurti-4f7k2m',
            name: 'Indigo Ajrakh Straight Kurti',
            picture: null,
            price: 189_900,
          },
        ],
        code: 'festive-weeks-3f8a91',
        unsubscribeToken: TOKEN,
      }),
    ],
    'send-newsletter-confirmation': [newsletterConfirmationMail(shop, request)],
    'send-alert-confirmation': [alertConfirmationMail(shop, request)],
    'send-back-in-stock': [
      backInStockMail(shop, {
        alertId: ID,
        to: TO,
        productId: 'indigo-ajrakh-straight-kurti-4f7k2m',
        name: 'Indigo Ajrakh Straight Kurti',
        size: 'M',
        picture: null,
        held: { holdId: ID, size: 'M', until: SAMPLE_TIME },
        unsubscribeToken: TOKEN,
      }),
    ],
    'send-checkout-reminder': [
      checkoutReminderMail(shop, {
        checkoutId: ID,
        isSecond: false,
        to: TO,
        lines: [
          {
            productId: 'indigo-ajrakh-straight-kurti-4f7k2m',
            name: 'Indigo Ajrakh Straight Kurti',
            size: 'M',
            picture: null,
            quantity: 1,
            unitPrice: 189_900,
          },
        ],
        before: [{ unitPrice: 179_900, quantity: 1 }],
        totals: { subtotal: 189_900, discount: 0, shipping: 9_900, total: 199_800 },
        cartToken: TOKEN,
        unsubscribeToken: TOKEN,
      }),
    ],
    'send-review-request': [
      reviewRequestMail(shop, {
        order: buyer,
        items: [{ id: ID, name: 'Indigo Ajrakh Straight Kurti', size: 'M', quantity: 1 }],
        token: TOKEN,
        isReminder: false,
      }),
      reviewRequestMail(shop, {
        order: buyer,
        items: [{ id: ID, name: 'Indigo Ajrakh Straight Kurti', size: 'M', quantity: 1 }],
        token: TOKEN,
        isReminder: true,
      }),
    ],
    'send-review-refused': [
      reviewRefusedMail(shop, {
        order: buyer,
        item: 'Indigo Ajrakh Straight Kurti',
        review: { id: ID, itemId: ID, submittedAt: SAMPLE_TIME.toISOString(), refusal: 'personal-data' },
        token: TOKEN,
      }),
    ],
    'send-grievance-receipt': [grievanceReceipt(shop, grievance)],
    'notify-grievance-officer': [grievanceNotice(shop, grievance)],
  };
}
