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
 * What was understood from the search and, looking different, the active filters, each removable with one tap.
 * Links, so that they also work without JavaScript.
 */
export function ActiveFilters({ listing, filters, understood, canClear }: ActiveFiltersProps) {
  const chips = chipsOf(listing, filters);
  if (chips.length + understood.length === 0) return null;
  return (
    <ul aria-label={messages.activeFilters} className="flex flex-wrap items-center gap-2">
      {understood.length > 0 && <li className="text-sm text-muted">{messages.understood}</li>}
      {understood.map(({ kind, label, text, searchWithout }) => (
        <RemoveChip
          key={`${kind}:${text}`}
          text={label}
          to={listingPath(withSearch(listing, searchWithout))}
          className="border-dotted border-transparent border-b-muted pr-1 pl-1"
        />
      ))}
      {chips.map(({ key, text, without }) => (
        <RemoveChip
          key={key}
          text={text}
          to={listingPath(without)}
          className="rounded-full border-muted pr-2.5 pl-4"
        />
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

function RemoveChip({ text, to, className }: { text: string; to: string; className: string }) {
  return (
    <li>
      <Link
        to={to}
        aria-label={messages.remove(text)}
        className={`inline-flex min-h-10 items-center gap-2 border text-sm hover:border-ink ${className}`}
      >
        {text}
        <CrossIcon />
      </Link>
    </li>
  );
}

type Chip = { key: string; text: string; without: Listing };

/** The search is the page's heading already; beside filters it can be removed, too. */
function chipsOf(listing: Listing, filters: FilterChoice[]): Chip[] {
  const { search, isBestseller, minPrice, maxPrice } = listing;
  return [
    ...(search && isFiltered(listing)
      ? [{ key: 'search', text: `“${search}”`, without: withSearch(listing, '') }]
      : []),
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
