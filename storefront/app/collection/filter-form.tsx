import { buttonClass } from '@gulmohar/ui/button.tsx';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { paths } from '../paths.ts';
import { collectionMessages as messages } from './collection.messages.ts';
import type { FilterChoice } from './filter-choices.ts';
import { FilterGroup, type OnToggle } from './filter-group.tsx';
import { HiddenFields } from './hidden-fields.tsx';
import { type Listing, readListing, toggled } from './listing.ts';
import type { LoadedListing } from './load-listing.ts';
import { PriceRange } from './price-range.tsx';
import type { ChangeListing } from './use-listing-draft.ts';

type Group = FilterChoice['group'];

/** The filters that the specification does not list; they come after its groups and the price. */
const added: readonly Group[] = ['discount', 'craft'];
/** The groups that are open at first; the others take one tap. */
const usuallyOpen: readonly Group[] = ['category', 'subCategory', 'color', 'size', 'discount'];

type FilterFormProps = {
  /** The list as loaded. */
  list: Pick<LoadedListing, 'listing' | 'filters' | 'prices'>;
  /** The shopper's choice; its list may still be loading. */
  draft: Listing;
  change: ChangeListing;
};

/**
 * All filters. A plain form, so that it also works without JavaScript; with JavaScript each tick applies at
 * once.
 */
export function FilterForm({ list, draft, change }: FilterFormProps) {
  const { listing, filters, prices } = list;
  const toggle = useCallback(
    (...[group, value, isSingle]: Parameters<OnToggle>) =>
      change((draft) => toggled(draft, group, value, isSingle)),
    [change],
  );
  const form = useRef<HTMLFormElement>(null);
  // Once, for what was ticked and typed before the scripts ran.
  useLayoutEffect(() => {
    if (!form.current || ![...form.current.elements].some(isChanged)) return;
    const fields = [...new FormData(form.current)].map(([name, value]) => [name, String(value)]);
    const filled = readListing(new URLSearchParams(fields));
    change((draft) => ({ ...filled, sort: draft.sort }));
  }, [change]);
  if (filters.length === 0) return <p className="py-6 text-muted">{messages.noFilters}</p>;
  const specified = filters.filter(({ group }) => !added.includes(group));
  const others = added.flatMap((name) => filters.find(({ group }) => group === name) ?? []);
  const groups = (shown: FilterChoice[]) =>
    shown.map((filter) => (
      <FilterGroup
        key={filter.group}
        filter={filter}
        chosen={draft.chosen[filter.group]}
        isOpen={usuallyOpen.includes(filter.group) || listing.chosen[filter.group].length > 0}
        onToggle={toggle}
      />
    ));
  return (
    <form
      ref={form}
      method="get"
      action={paths.collection()}
      autoComplete="off"
      onSubmit={(event) => event.preventDefault()}
    >
      <HiddenFields
        listing={listing}
        except={[...filters.map(({ group }) => group), 'minPrice', 'maxPrice']}
      />
      {groups(specified)}
      <PriceRange
        min={draft.minPrice}
        max={draft.maxPrice}
        spread={prices}
        onChange={(minPrice, maxPrice) => change((draft) => ({ ...draft, minPrice, maxPrice }))}
      />
      {groups(others)}
      <div className="hidden noscript:block">
        <button type="submit" className={`${buttonClass()} mt-4`}>
          {messages.showFiltered}
        </button>
      </div>
    </form>
  );
}

/** Whether a field differs from what the page came with. */
function isChanged(field: Element): boolean {
  if (!(field instanceof HTMLInputElement)) return false;
  return field.value !== field.defaultValue || field.checked !== field.defaultChecked;
}
