import { mailLinks } from '@gulmohar/contract/accounts/mail-links.ts';
import { linkTo } from '../../platform/mail/email.ts';
import type { SignedLinks } from '../../platform/mail/signed-links.ts';

/** How long the payer can change the decision about messages on the page; the payment link expires sooner. */
const PAGE_DAYS = 30;

export async function payerPage(links: SignedLinks, shopUrl: string, draftId: string): Promise<string> {
  const token = await links.sign('pay-by-link', draftId, `${PAGE_DAYS} days`);
  return linkTo({ url: shopUrl }, mailLinks.payByLink, token);
}
