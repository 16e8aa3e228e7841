import { Button } from '@gulmohar/ui/button.tsx';
import { Dialog } from '@gulmohar/ui/dialog.tsx';
import { Link } from 'react-router';
import { collectionMessages as messages } from './collection.messages.ts';
import { FilterForm } from './filter-form.tsx';
import { cleared, isFiltered, type Listing, listingPath } from './listing.ts';
import type { LoadedListing } from './load-listing.ts';
import type { ChangeListing } from './use-listing-draft.ts';

type FilterSheetProps = {
  list: LoadedListing;
  draft: Listing;
  change: ChangeListing;
  isOpen: boolean;
  onClose: () => void;
};

/** The filters on a phone: full screen, with a button that shows the number of results. */
export function FilterSheet({ list, draft, change, isOpen, onClose }: FilterSheetProps) {
  const { listing, totalProducts } = list;
  return (
    <Dialog title={messages.filters} isOpen={isOpen} onClose={onClose} place="full">
      <div className="mt-2">
        <FilterForm list={list} draft={draft} change={change} />
      </div>
      <div className="sticky -bottom-5 -mx-5 -mb-5 grid gap-1 border-t border-rule bg-ground px-5 py-3">
        {isFiltered(listing) && (
          <Link
            to={listingPath(cleared(listing))}
            className="text-link inline-flex min-h-11 items-center justify-self-center"
          >
            {messages.clearAll}
          </Link>
        )}
        <Button onClick={onClose}>{messages.showProducts(totalProducts)}</Button>
      </div>
    </Dialog>
  );
}
