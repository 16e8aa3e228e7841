import { formatRupees } from '@gulmohar/contract/values/money.ts';
import { collectionMessages as messages } from './collection.messages.ts';
import { CollectionStory } from './collection-story.tsx';
import { isLanding } from './landing.ts';
import { titleOf } from './listing-names.ts';
import type { LoadedListing } from './load-listing.ts';

/** What the owner tells of a collection; what a category, sub-category, craft or the best sellers offer, from the catalogue's own figures. */
export function LandingText({ list }: { list: LoadedListing }) {
  const { collection } = list;
  if (collection && collection.story.length > 0) {
    return isLanding(list.listing, list.firstPage) && <CollectionStory collection={collection} />;
  }
  const text = landingText(list);
  return text && isLanding(list.listing, list.firstPage) ? (
    // On a phone two lines of it: the filters say the rest, and the products begin sooner.
    <p className="mt-3 max-w-[68ch] text-muted max-md:line-clamp-2 max-md:text-sm">{text}</p>
  ) : null;
}

/** @returns undefined for an empty list */
export function landingText(list: LoadedListing): string | undefined {
  const { listing, filters, prices, totalProducts } = list;
  if (totalProducts === 0) return undefined;
  const namesOf = (group: string): string[] =>
    filters
      .find((filter) => filter.group === group)
      ?.values.flatMap(([, name, count]) => (count > 0 ? [name] : [])) ?? [];
  const title = titleOf(list);
  const crafts = listing.chosen.craft.length > 0 ? [] : namesOf('craft');
  return messages.landing(title, totalProducts, formatRupees(prices.from * 100), namesOf('size'), crafts);
}
