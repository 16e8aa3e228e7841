import { mailLinks } from '@gulmohar/contract/accounts/mail-links.ts';
import { type Refusal, refusalLabels } from '@gulmohar/contract/catalogue/review-rules.ts';
import { type Block, linkTo, type MailShop } from '../../platform/mail/email.ts';
import type { Mail } from '../../platform/mail/mail-gateway.ts';
import { renderEmail } from '../../platform/mail/render-email.ts';
import { describeLine, type NamedLine, orderReason } from '../message/mail/email-parts.ts';
import { shortId } from '../order/short-id.ts';

type Item = NamedLine & { id: string };
type Recipient = { id: string; email: string; buyer_name: string };

/** @param token the signed link of the order */
export function reviewRequestMail(
  shop: MailShop,
  {
    order,
    items,
    token,
    isReminder,
  }: { order: Recipient; items: readonly Item[]; token: string; isReminder: boolean },
): Mail {
  const number = shortId(order.id);
  return renderEmail(shop, {
    id: `review-request-${order.id}${isReminder ? '-reminder' : ''}`,
    to: order.email,
    subject: isReminder ? 'A reminder: what do you think of it?' : 'How do you like what you bought?',
    preheader: 'A few words help others to choose, and us to get better.',
    greeting: order.buyer_name,
    blocks: [
      `Your order ${number} arrived some days ago. Would you tell others how it fits and wears? Good and bad reviews are published alike, by the same rules: ${shop.url}/reviews`,
      'Your review is shown on the product’s page at our shop, with the name that you choose. You can edit or withdraw it at any time.',
      ...items.flatMap((item): Block[] => [
        { kind: 'items', items: [{ label: describeLine(item), picture: item.picture }] },
        { kind: 'button', label: `Review ${item.name}`, url: reviewLink(shop, item.id, token) },
      ]),
    ],
    reason: `${orderReason(number)} ${isReminder ? 'We will not ask again.' : 'We remind you once at most.'}`,
  });
}

type Refused = {
  review: { id: string; itemId: string; submittedAt: string; refusal: Refusal };
  token: string;
};

export function reviewRefusedMail(
  shop: MailShop,
  { order, item, review, token }: Refused & { order: Recipient; item: string },
): Mail {
  return renderEmail(shop, {
    id: `review-refused-${review.id}-${Date.parse(review.submittedAt)}`,
    to: order.email,
    subject: `Your review of ${item} cannot be published`,
    preheader: refusalLabels[review.refusal],
    greeting: order.buyer_name,
    blocks: [
      `Thank you for your review of ${item}. By our rules (${shop.url}/reviews) it cannot be published as it is: ${refusalLabels[review.refusal].toLowerCase()}.`,
      'You can change it and send it again. The number of stars plays no part in this.',
      { kind: 'button', label: 'Change my review', url: reviewLink(shop, review.itemId, token) },
    ],
    reason: 'You are receiving this e-mail because you wrote a review.',
  });
}

function reviewLink(shop: MailShop, itemId: string, token: string): string {
  return `${linkTo(shop, mailLinks.writeReview, token)}&item=${itemId}`;
}
