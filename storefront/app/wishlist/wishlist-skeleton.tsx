import { NeedsScripts } from '../page/needs-scripts.tsx';
import { wishlistMessages as messages } from './wishlist.messages.ts';

const PLACES = ['a', 'b', 'c', 'd'];

/** The list's layout until it is loaded. */
export function WishlistSkeleton() {
  return (
    <>
      <NeedsScripts />
      <div aria-busy="true" className="noscript:hidden">
        <p role="status" className="mt-1 mb-6 flex min-h-12 items-center gap-3 text-muted">
          <span className="late-spinner size-5 rounded-full border-2 border-rule border-t-primary" />
          {messages.loading}
        </p>
        <div className="grid min-h-[40rem] grid-cols-2 gap-x-3 gap-y-10 md:grid-cols-3 md:gap-x-5 xl:grid-cols-4">
          {PLACES.map((place) => (
            <div key={place}>
              <div className="aspect-(--picture-shape) bg-rule" />
              <div className="mt-3 h-5 w-3/4 bg-rule" />
              <div className="mt-2 h-5 w-1/3 bg-rule" />
            </div>
          ))}
        </div>
      </div>
    </>
  );
}
