import type { UnderstoodPart } from '@gulmohar/contract/catalogue/search.ts';
import { CrossIcon } from '@gulmohar/ui/icons.tsx';
import { Link } from 'react-router';
import { inRupees } from '../product/price.tsx';
import { collectionMessages as messages } from './collection.messages.ts';
import type { FilterChoice } from './filter-choices.ts';
import {
  cleared,
  isFiltered,
  type Listing,
  listingGroups,
  listingPath,
  toggled,
  withSearch,
} from './listing.ts';
import { nameOf } from './listing-names.ts';

type ActiveFiltersProps = {
  listing: Listing;
  filters: FilterChoice[];
  understood: readonly UnderstoodPart[];
  canClear: boolean;
};

/**
 * The active filters and what was understood from the search, each removable with one tap. Links, so that
 * they also work without JavaScript.
 */
export function ActiveFilters({ listing, filters, understood, canClear }: ActiveFiltersProps) {
  const chips = chipsOf(listing, filters, understood);
  if (chips.length === 0) return null;
  return (
    <ul aria-label={messages.activeFilters} className="flex flex-wrap items-center gap-2">
      {chips.map(({ key, text, without }) => (
        <li key={key}>
          <Link
            to={listingPath(without)}
            aria-label={messages.remove(text)}
            className="inline-flex min-h-10 items-center gap-2 rounded-full border border-muted pr-2.5 pl-4 text-sm hover:border-ink"
          >
            {text}
            <CrossIcon />
          </Link>
        </li>
      ))}
      {canClear && isFiltered(listing) && (
        <li>
          <Link
            to={listingPath(cleared(listing))}
            className="text-link inline-flex min-h-10 items-center px-2 text-sm"
          >
            {messages.clearAll}
          </Link>
        </li>
      )}
    </ul>
  );
}

type Chip = { key: string; text: string; without: Listing };

function chipsOf(listing: Listing, filters: FilterChoice[], understood: readonly UnderstoodPart[]): Chip[] {
  const { search, isBestseller, minPrice, maxPrice } = listing;
  return [
    ...(search ? [{ key: 'search', text: `“${search}”`, without: withSearch(listing, '') }] : []),
    ...understood.map(({ kind, label, text, searchWithout }) => ({
      key: `understood:${kind}:${text}`,
      text: label,
      without: withSearch(listing, searchWithout),
    })),
    ...(isBestseller
      ? [{ key: 'bestseller', text: messages.bestsellers, without: { ...listing, isBestseller: false } }]
      : []),
    ...listingGroups.flatMap((group) =>
      listing.chosen[group].map((value) => ({
        key: `${group}:${value}`,
        text: nameOf(filters, group, value),
        without: toggled(listing, group, value),
      })),
    ),
    ...(minPrice !== null || maxPrice !== null
      ? [
          {
            key: 'price',
            text: priceText(minPrice, maxPrice),
            without: { ...listing, minPrice: null, maxPrice: null },
          },
        ]
      : []),
  ];
}

function priceText(min: number | null, max: number | null): string {
  if (max === null) return messages.priceFrom(inRupees(min ?? 0));
  return min === null ? messages.priceTo(inRupees(max)) : `${inRupees(min)} – ${inRupees(max)}`;
}
