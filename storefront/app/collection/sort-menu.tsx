import type { SortOption } from '@gulmohar/contract/values/listing.ts';
import { ChevronIcon } from '@gulmohar/ui/chevron-icon.tsx';
import { useId, useLayoutEffect, useRef } from 'react';
import { paths } from '../paths.ts';
import { collectionMessages as messages } from './collection.messages.ts';
import { HiddenFields } from './hidden-fields.tsx';
import { defaultSort, type Listing } from './listing.ts';
import type { ChangeListing } from './use-listing-draft.ts';

type SortMenuProps = { listing: Listing; draft: Listing; change: ChangeListing };

/** A plain form, so that it also works before and without JavaScript. */
export function SortMenu({ listing, draft, change }: SortMenuProps) {
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  const choose = (sort: string) => change((listed) => ({ ...listed, sort: sort as SortOption }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was chosen before the scripts ran
  useLayoutEffect(() => {
    if (select.current && select.current.value !== draft.sort) choose(select.current.value);
  }, []);
  return (
    <form
      method="get"
      action={paths.collection()}
      autoComplete="off"
      className="flex min-w-0 items-center gap-2"
    >
      <HiddenFields listing={listing} except={['sort', 'page']} />
      <label htmlFor={id} className="text-sm text-muted max-sm:sr-only">
        {messages.sortBy}
      </label>
      <span className="relative min-w-0">
        <select
          ref={select}
          id={id}
          name="sort"
          value={draft.sort}
          onChange={({ target }) => choose(target.value)}
          className="min-h-11 cursor-pointer appearance-none bg-ground pr-6 pl-2 font-semibold text-ink max-w-full max-sm:w-33"
        >
          {Object.entries(messages.sorts).map(([value, text]) => (
            <option key={value} value={value}>
              {value === defaultSort && listing.collection !== null ? messages.featured : text}
            </option>
          ))}
        </select>
        <ChevronIcon className="absolute top-1/2 right-0 -translate-y-1/2" />
      </span>
      <button type="submit" className="hidden min-h-11 px-3 underline noscript:block">
        {messages.sort}
      </button>
    </form>
  );
}
