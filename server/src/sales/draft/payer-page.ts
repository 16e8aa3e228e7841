import { mailLinks } from '@gulmohar/contract/accounts/mail-links.ts';
import { linkTo } from '../../platform/mail/email.ts';
import type { SignedLinks } from '../../platform/mail/signed-links.ts';

/** So long the payer can say on its page whether messages are wanted; the payment itself ends sooner. */
const PAGE_DAYS = 30;

/** The shop's page of an order by phone: what it costs, the way to the payment, and the choice of messages. */
export async function payerPage(links: SignedLinks, shopUrl: string, draftId: string): Promise<string> {
  const token = await links.sign('pay-by-link', draftId, `${PAGE_DAYS} days`);
  return linkTo({ url: shopUrl }, mailLinks.payByLink, token);
}
