import type { SortOption } from '@gulmohar/contract/values/listing.ts';
import { useId } from 'react';
import { paths } from '../paths.ts';
import { collectionMessages as messages } from './collection.messages.ts';
import { KeptFields } from './kept-fields.tsx';
import type { Listing } from './listing.ts';
import type { ChangeListing } from './use-listing-draft.ts';

type SortMenuProps = { listing: Listing; draft: Listing; change: ChangeListing };

/** A plain form, so that it also works before and without JavaScript. */
export function SortMenu({ listing, draft, change }: SortMenuProps) {
  const id = useId();
  return (
    <form method="get" action={paths.collection()} className="flex min-w-0 items-center gap-2">
      <KeptFields listing={listing} except={['sort', 'page']} />
      <label htmlFor={id} className="text-sm text-muted max-sm:sr-only">
        {messages.sortBy}
      </label>
      <select
        id={id}
        name="sort"
        value={draft.sort}
        onChange={({ target }) => change((listed) => ({ ...listed, sort: target.value as SortOption }))}
        className="min-h-11 cursor-pointer bg-ground pl-2 font-semibold text-ink max-w-full max-sm:w-33"
      >
        {Object.entries(messages.sorts).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      <button type="submit" className="hidden min-h-11 px-3 underline noscript:block">
        {messages.sort}
      </button>
    </form>
  );
}
