import { COLLECTION_PAGE_SIZE } from '@gulmohar/contract/shop/shop-rules.ts';
import { useCallback, useEffect, useState } from 'react';
import { data, redirect, useNavigation } from 'react-router';
import { apiContext } from '../api/context.ts';
import { throwNotFound } from '../api/not-found.ts';
import { Slot, slotParts } from '../extension/slot.tsx';
import { paths } from '../paths.ts';
import { ProductGrid } from '../product-card/product-grid.tsx';
import type { Route } from './+types/collection-page';
import { ActiveFilters } from './active-filters.tsx';
import { keepShown, loadInBrowser } from './browser-listing.ts';
import { CategoryLinks } from './category-links.tsx';
import { collectionMessages as messages } from './collection.messages.ts';
import { collectionMeta } from './collection-meta.ts';
import { CollectionPicture } from './collection-story.tsx';
import { useSearchCount } from './count-search.ts';
import { EmptyListing } from './empty-listing.tsx';
import { FilterForm } from './filter-form.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import { LandingText } from './landing-text.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import { isFiltered, listingPath, queryOf, readListing, readPage } from './listing.ts';
import { titleOf } from './listing-names.ts';
import { loadListing } from './load-listing.ts';
import { LoadMore } from './load-more.tsx';
import { EarlierProducts, PageLinks } from './page-links.tsx';
import { pendingChange } from './pending-change.ts';
import { keepReturnPoint } from './return-point.ts';
import { SearchNote } from './search-note.tsx';
import { useListingDraft } from './use-listing-draft.ts';
import { useNextPage } from './use-next-page.ts';
import { cardId, useReturn } from './use-return.ts';

const listTop = slotParts<'list-top'>(import.meta.glob('../../../extensions/*/slots/list-top.tsx'));

export async function loader({ context, url }: Route.LoaderArgs) {
  const query = queryOf(url);
  const page = readPage(query);
  if (page === undefined) throw data(null, { status: 404 });
  const listing = readListing(query);
  const list = await loadListing(context.get(apiContext), listing, page).catch(throwNotFound);
  // Plain forms send the collection as a field.
  if (listing.collection && url.pathname === paths.collection()) throw redirect(listingPath(listing, page));
  if (list.isUnknown) throw data(null, { status: 404 });
  if (page > Math.max(1, list.totalPages)) throw redirect(listingPath(listing, list.totalPages));
  return list;
}

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return loadInBrowser(request, serverLoader);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? collectionMeta(matches, loaderData) : [];
}

export default function CollectionPage({ loaderData: list }: Route.ComponentProps) {
  const { listing, products, page, totalProducts, filters, explanation } = list;
  const [isSheetOpen, setSheetOpen] = useState(false);
  const [isSidebarOpen, setSidebarOpen] = useState(true);
  const [draft, changeDraft] = useListingDraft(listing);
  const change = pendingChange(useNavigation().location, list);
  useReturn();
  useEffect(() => keepShown(list), [list]);

  const countOpened = useSearchCount(listing.search);
  const keepPlace = useCallback(
    (productId: string) => {
      countOpened();
      keepReturnPoint({ path: listingPath(listing, page), page, scrollY, productId, isOpen: true });
    },
    [listing, page, countOpened],
  );
  const isEmpty = products.length === 0;
  const isLoading = change === 'next page';
  // What the shopper has just chosen takes precedence over more of this list.
  const isLeaving = change === 'other list' || draft !== listing;
  const { isAutomatic, loadNext, end } = useNextPage(list, isLoading, isLeaving);
  const toCome = Math.min(COLLECTION_PAGE_SIZE, totalProducts - products.length);
  return (
    <div className="page-width pb-24">
      {list.collection && list.firstPage === 1 && <CollectionPicture collection={list.collection} />}
      <h1 className="mt-8 font-display text-3xl text-heading md:mt-12">{titleOf(list)}</h1>
      <LandingText list={list} />
      <CategoryLinks list={list} />
      <Slot parts={listTop} facts={{}} />
      <ListToolbar
        list={list}
        draft={draft}
        change={changeDraft}
        isSidebarOpen={isSidebarOpen}
        onSidebar={() => setSidebarOpen(!isSidebarOpen)}
        onSheet={() => setSheetOpen(true)}
      />
      <div className="mt-6 lg:flex lg:gap-12">
        <aside
          aria-label={messages.filters}
          className={`hidden shrink-0 flex-col lg:w-60 noscript:block ${isSidebarOpen ? 'lg:flex' : ''}`}
        >
          {/* Scrolls with the list to its own end, and then stays there. */}
          <div className="mt-auto lg:sticky lg:bottom-6">
            <FilterForm list={list} draft={draft} change={changeDraft} />
          </div>
        </aside>
        <div
          aria-busy={change !== undefined}
          className={`min-w-0 grow transition-opacity ${change === 'other list' ? 'opacity-50 delay-150' : ''}`}
        >
          <SearchNote listing={listing} explanation={explanation} />
          <ActiveFilters
            listing={listing}
            filters={filters}
            understood={explanation.understood ?? []}
            canClear={!isEmpty}
          />
          {isEmpty ? (
            <EmptyListing list={list} />
          ) : (
            <>
              <h2 className="sr-only">{messages.products}</h2>
              <EarlierProducts list={list} />
              <div className={isFiltered(listing) || listing.search ? 'mt-6' : ''}>
                <ProductGrid
                  products={products}
                  toCome={isAutomatic || isLoading ? toCome : 0}
                  end={end}
                  isFirstOnPage
                  cardId={cardId}
                  onOpen={keepPlace}
                />
              </div>
              <LoadMore list={list} onLoad={loadNext} />
              <PageLinks list={list} />
            </>
          )}
        </div>
      </div>
      <FilterSheet
        list={list}
        draft={draft}
        change={changeDraft}
        isOpen={isSheetOpen}
        onClose={() => setSheetOpen(false)}
      />
    </div>
  );
}
