import { formatRupees } from '@gulmohar/contract/values/money.ts';
import { collectionMessages as messages } from './collection.messages.ts';
import { isLanding } from './landing.ts';
import { collectionTitle } from './listing-names.ts';
import type { LoadedListing } from './load-listing.ts';

/** What a category, sub-category, craft or the best sellers offer, from the catalogue's own figures. */
export function LandingText({ list }: { list: LoadedListing }) {
  const text = landingText(list);
  return text && isLanding(list.listing, list.page) ? (
    <p className="mt-3 max-w-[68ch] text-muted">{text}</p>
  ) : null;
}

/** @returns undefined for an empty list */
export function landingText({ listing, filters, prices, totalProducts }: LoadedListing): string | undefined {
  if (totalProducts === 0) return undefined;
  const namesOf = (group: string): string[] =>
    filters
      .find((filter) => filter.group === group)
      ?.values.flatMap(([, name, count]) => (count > 0 ? [name] : [])) ?? [];
  const title = collectionTitle(listing, filters);
  const crafts = listing.chosen.craft.length > 0 ? [] : namesOf('craft');
  return messages.landing(title, totalProducts, formatRupees(prices.from * 100), namesOf('size'), crafts);
}
