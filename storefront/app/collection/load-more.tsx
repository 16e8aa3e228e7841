import { buttonClass } from '@gulmohar/ui/button.tsx';
import { ProblemNote } from '@gulmohar/ui/problem-note.tsx';
import { pageMessages } from '../page/page.messages.ts';
import { paths } from '../paths.ts';
import { collectionMessages as messages } from './collection.messages.ts';
import { HiddenFields } from './hidden-fields.tsx';
import type { LoadedListing } from './load-listing.ts';

type LoadMoreProps = { list: LoadedListing; onLoad: () => void };

/** Loads more of the list with a button in a plain form; at the end of the list it says so. */
export function LoadMore({ list, onLoad }: LoadMoreProps) {
  const { listing, page, totalPages, totalProducts } = list;
  if (page >= totalPages) {
    return (
      <p className="mt-14 border-t border-rule pt-8 text-center text-muted">{messages.end(totalProducts)}</p>
    );
  }
  return (
    <div className="mt-14 grid justify-items-center gap-4">
      <p className="text-sm text-muted">{messages.shown(list.products.length, totalProducts)}</p>
      <ProblemNote text={list.failure} />
      <form
        method="get"
        action={paths.collection()}
        onSubmit={(event) => {
          event.preventDefault();
          onLoad();
        }}
      >
        <HiddenFields listing={listing} except={['page']} />
        <input type="hidden" name="page" value={page + 1} />
        <button type="submit" className={buttonClass('secondary')}>
          {list.failure === undefined ? messages.loadMore : pageMessages.tryAgain}
        </button>
      </form>
    </div>
  );
}
