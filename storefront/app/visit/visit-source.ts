import { cutText } from '@gulmohar/contract/values/texts.ts';
import { MAX_SOURCE } from '@gulmohar/contract/visit/visit-limits.ts';

/**
 * Returns where a visit came from, as orders and figures name it: the campaign in the address, the host that linked
 * to the shop, or nothing.
 * @param landing the address by which the browser entered the shop
 */
export function visitSourceOf(landing: string, referrer: string): string {
  const { searchParams, host } = new URL(landing);
  const campaign = ['utm_source', 'utm_campaign'].flatMap(
    (name) => plain(searchParams.get(name) ?? '') || [],
  );
  if (campaign.length > 0) return plain(campaign.join(' / '));
  const from = URL.canParse(referrer) ? new URL(referrer).host : '';
  return from === host ? '' : plain(from.replace(/^www\./, ''));
}

/** Without what a name of a campaign does not need, such as the @ of an e-mail address. */
function plain(text: string): string {
  const bare = text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}._/-]+/gu, ' ');
  return cutText(bare.trim(), MAX_SOURCE).toWellFormed().trim();
}
