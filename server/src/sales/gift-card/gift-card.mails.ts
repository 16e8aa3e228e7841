import { formatRupees } from '@gulmohar/contract/values/money.ts';
import type { MailShop } from '../../platform/mail/email.ts';
import { formatDateTime, formatDay } from '../../platform/mail/format-day.ts';
import type { Mail } from '../../platform/mail/mail-gateway.ts';
import { renderEmail } from '../../platform/mail/render-email.ts';
import type { GiftCardRow } from './find-gift-card.ts';
import { codeInGroups } from './gift-card-code.ts';

type Card = Pick<
  GiftCardRow,
  | 'id'
  | 'amount'
  | 'buyer_email'
  | 'buyer_name'
  | 'recipient_email'
  | 'recipient_name'
  | 'gift_message'
  | 'send_at'
  | 'sent_at'
  | 'expires_at'
>;

/** To whom it is for. The code is in the link's fragment, which no server sees. */
export function giftCardMail(shop: MailShop, card: Card, code: string): Mail {
  const {
    id,
    recipient_email: to,
    recipient_name: name,
    buyer_name: from,
    gift_message: message,
    amount,
  } = card;
  const grouped = codeInGroups(code);
  const sum = formatRupees(amount);
  return renderEmail(shop, {
    id: `gift-card-${id}-${code.slice(-4)}-${card.sent_at?.getTime() ?? 0}`,
    to,
    subject: from ? `${from} sends you a gift card of ${sum}` : `A gift card of ${sum} for you`,
    preheader: `Spend it at ${shop.name}.`,
    greeting: name,
    blocks: [
      from
        ? `${from} gives you ${sum} to spend at ${shop.name}.`
        : `We give you ${sum} to spend at ${shop.name}.`,
      ...(message ? [{ kind: 'message', text: message } as const] : []),
      { kind: 'code', code: grouped },
      { kind: 'button', label: 'Add it to my account', url: `${shop.url}/gift-card/redeem#${grouped}` },
      `Sign in or create an account, and enter the code there. You can spend the amount in one order or in several.${endOf(card.expires_at)}`,
      'Whoever has this code can use it, so please keep it to yourself.',
    ],
    reason: 'You are receiving this e-mail because somebody gave you a gift card.',
  });
}

function endOf(expiresAt: Date | null): string {
  return expiresAt ? ` It can be spent until ${formatDay(expiresAt)}.` : '';
}

type Bought = Card & { paymentReference: string };

/** To whoever paid. No invoice: the tax is due when something is bought with it. */
export function giftCardReceiptMail(shop: MailShop, card: Bought): Mail {
  const { id, amount, buyer_email: to, buyer_name: name, send_at } = card;
  return renderEmail(shop, {
    id: `gift-card-receipt-${id}`,
    to,
    subject: `Your gift card of ${formatRupees(amount)}`,
    preheader: `It is for ${card.recipient_name}.`,
    greeting: name,
    blocks: [
      `Thank you: your payment of ${formatRupees(amount)} has arrived. We send the gift card to ${card.recipient_name} (${card.recipient_email}) ${send_at.getTime() > Date.now() ? `on ${formatDateTime(send_at)}` : 'now'}.`,
      'If the address is wrong, or you change your mind before it is used, please reply to this e-mail.',
      {
        kind: 'facts',
        title: 'Receipt',
        facts: [
          { label: 'Gift card', value: formatRupees(amount) },
          { label: 'Payment reference', value: card.paymentReference },
        ],
      },
      'This is a receipt and no tax invoice: a gift card is a means of payment, and the invoice comes with what is bought with it.',
    ],
    reason: 'You are receiving this e-mail because you bought a gift card.',
  });
}
