import { endAlertsWithOneClick } from '@gulmohar/contract/accounts/alert.ts';
import { HELD, mailLinks } from '@gulmohar/contract/accounts/mail-links.ts';
import { fullPath } from '@gulmohar/contract/api/endpoint.ts';
import { linkTo, type MailShop } from '../../platform/mail/email.ts';
import { formatDateTime } from '../../platform/mail/format-day.ts';
import type { Mail } from '../../platform/mail/mail-gateway.ts';
import { mailText } from '../../platform/mail/mail-text.ts';
import { renderEmail } from '../../platform/mail/render-email.ts';

const REASON = 'You are receiving this e-mail because this address was entered for a stock alert.';

type AlertRequest = { requestId: string; to: string; confirmToken: string; unsubscribeToken: string };

export function alertConfirmationMail(shop: MailShop, request: AlertRequest): Mail {
  const { requestId, to, confirmToken, unsubscribeToken } = request;
  return renderEmail(shop, {
    id: `alert-confirmation-${requestId}`,
    to,
    subject: 'Confirm your stock alert',
    preheader: 'We will not send you anything until you confirm.',
    greeting: '',
    blocks: [
      `Somebody requested a stock alert at ${shop.name} with this address. Please confirm that you want it.`,
      {
        kind: 'button',
        label: 'Confirm stock alert',
        url: linkTo(shop, mailLinks.confirmStockAlert, confirmToken),
      },
      'If you did not request it, you can ignore this e-mail.',
    ],
    reason: REASON,
    unsubscribe: unsubscribeBy(shop, unsubscribeToken),
  });
}

type Restocked = {
  alertId: string;
  to: string;
  productId: string;
  name: string;
  size: string | null;
  picture: string | null;
  /** Undefined when no unit is held for the reader. */
  held: { holdId: string; size: string | null; until: Date } | undefined;
  unsubscribeToken: string;
};

export function backInStockMail(shop: MailShop, restocked: Restocked): Mail {
  const { alertId, to, productId, name, size, picture, held, unsubscribeToken } = restocked;
  const item = `${name}${size ? `, size ${size}` : ''}`;
  const { subject, opening, added } = mailText(shop, 'back-in-stock', { item });
  return renderEmail(shop, {
    id: `back-in-stock-${held?.holdId ?? alertId}`,
    to,
    subject,
    preheader: 'You asked us to let you know.',
    greeting: '',
    blocks: [
      opening,
      ...(held ? [heldUntil(held)] : []),
      { kind: 'items', items: [{ label: item, picture }] },
      {
        kind: 'button',
        label: 'View product',
        url: `${shop.url}/product/${encodeURIComponent(productId)}${held ? heldQuery(held) : ''}`,
      },
      ...added,
    ],
    reason: REASON,
    unsubscribe: unsubscribeBy(shop, unsubscribeToken),
  });
}

type Held = NonNullable<Restocked['held']>;

function heldUntil({ size, until }: Held): string {
  const unit = `One unit${size ? ` in size ${size}` : ''}`;
  return `${unit} is held for you until ${formatDateTime(until)}. After that it goes to whoever waits next.`;
}

function heldQuery({ holdId, size }: Held): string {
  return `?${new URLSearchParams({ ...(size && { size }), [HELD]: holdId })}`;
}

function unsubscribeBy(shop: MailShop, token: string) {
  return {
    page: linkTo(shop, mailLinks.unsubscribeStockAlerts, token),
    oneClick: linkTo(shop, fullPath(endAlertsWithOneClick), token),
  };
}
