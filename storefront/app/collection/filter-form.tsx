import { buttonClass } from '@gulmohar/ui/button.tsx';
import { useCallback } from 'react';
import { paths } from '../paths.ts';
import { collectionMessages as messages } from './collection.messages.ts';
import type { FilterChoice } from './filter-choices.ts';
import { FilterGroup, type OnToggle } from './filter-group.tsx';
import { KeptFields } from './kept-fields.tsx';
import { type Listing, toggled } from './listing.ts';
import { PriceRange } from './price-range.tsx';
import type { ChangeListing } from './use-listing-draft.ts';

/** Groups that are open from the start; the others are one tap away. */
const usuallyOpen = new Set(['category', 'subCategory', 'color', 'size']);

type FilterFormProps = {
  /** What is listed. */
  listing: Listing;
  filters: FilterChoice[];
  /** What the shopper has chosen, of which the list may still be on its way. */
  draft: Listing;
  change: ChangeListing;
};

/** Every filter in display order. A plain form, so that it also works without JavaScript; with it each tick counts at once. */
export function FilterForm({ listing, filters, draft, change }: FilterFormProps) {
  const toggle = useCallback(
    (...[group, value, isSingle]: Parameters<OnToggle>) =>
      change((draft) => toggled(draft, group, value, isSingle)),
    [change],
  );
  if (filters.length === 0) return <p className="py-6 text-muted">{messages.noFilters}</p>;
  return (
    <form method="get" action={paths.collection()} onSubmit={(event) => event.preventDefault()}>
      <KeptFields listing={listing} except={[...filters.map(({ group }) => group), 'minPrice', 'maxPrice']} />
      {filters.map((filter) => (
        <FilterGroup
          key={filter.group}
          filter={filter}
          chosen={draft.chosen[filter.group]}
          isOpen={usuallyOpen.has(filter.group) || listing.chosen[filter.group].length > 0}
          onToggle={toggle}
        />
      ))}
      <PriceRange
        min={listing.minPrice}
        max={listing.maxPrice}
        onChange={(minPrice, maxPrice) => change((draft) => ({ ...draft, minPrice, maxPrice }))}
      />
      <div className="hidden noscript:block">
        <button type="submit" className={`${buttonClass()} mt-4`}>
          {messages.showFiltered}
        </button>
      </div>
    </form>
  );
}
