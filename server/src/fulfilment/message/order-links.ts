import { mailLinks } from '@gulmohar/contract/accounts/mail-links.ts';
import type { Selectable } from 'kysely';
import type { Orders } from '../../platform/database/tables.ts';
import { linkTo } from '../../platform/mail/email.ts';
import type { SignedLinks } from '../../platform/mail/signed-links.ts';
import { awaitsConfirmation } from '../../sales/confirmation/confirmation.ts';
import type { ToConfirm } from './mail/confirmation.mail.ts';

const LINK_DAYS = 90;
/** Longer than the time in which an order can be confirmed. */
const CONFIRM_LIFETIME = '4 days';

/** @param url the shop's address; empty for the path alone */
export async function orderLink(links: SignedLinks, url: string, orderId: string): Promise<string> {
  const token = await links.sign('track-order', orderId, `${LINK_DAYS} days`);
  return linkTo({ url }, mailLinks.trackOrder, token);
}

export async function confirmationOf(
  links: SignedLinks,
  url: string,
  order: Parameters<typeof awaitsConfirmation>[0] & Pick<Selectable<Orders>, 'id'>,
): Promise<ToConfirm | undefined> {
  const { to_confirm_by: until } = order;
  if (!until || !awaitsConfirmation(order)) return undefined;
  const token = await links.sign('confirm-order', order.id, CONFIRM_LIFETIME);
  return { link: `${await orderLink(links, url, order.id)}&confirm=${token}`, until };
}
