import { ScriptButton } from '@gulmohar/ui/script-button.tsx';
import { Icon } from '../page/icon.tsx';
import { collectionMessages as messages } from './collection.messages.ts';
import type { Listing } from './listing.ts';
import type { LoadedListing } from './load-listing.ts';
import { SortMenu } from './sort-menu.tsx';
import type { ChangeListing } from './use-listing-draft.ts';

type ListToolbarProps = {
  list: LoadedListing;
  draft: Listing;
  change: ChangeListing;
  isSidebarOpen: boolean;
  onSidebar: () => void;
  onSheet: () => void;
};

/** Filters, number of products and sort order; stays at the top unless the search bar is open. */
export function ListToolbar({
  list: { listing, totalProducts },
  draft,
  change,
  isSidebarOpen,
  onSidebar,
  onSheet,
}: ListToolbarProps) {
  return (
    <div className="list-toolbar sticky top-[64px] z-20 -mx-(--page-pad) mt-4 flex flex-wrap items-center gap-x-4 border-y border-rule bg-ground px-(--page-pad) py-2 md:-mx-8 md:px-8 lg:top-[80px] lg:mx-0 lg:px-0 [html:has(.search-bar)_&]:static">
      <ScriptButton
        onClick={onSheet}
        className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold lg:hidden noscript:hidden"
      >
        <Icon name="sliders" className="icon size-5" />
        {messages.filters}
      </ScriptButton>
      <ScriptButton
        aria-expanded={isSidebarOpen}
        onClick={onSidebar}
        className="hidden min-h-11 cursor-pointer items-center gap-2 font-semibold lg:flex noscript:hidden"
      >
        <Icon name="sliders" className="icon size-5" />
        {isSidebarOpen ? messages.hideFilters : messages.showFilters}
      </ScriptButton>
      <p
        role="status"
        className="ml-auto whitespace-nowrap text-sm text-muted tabular-nums lg:mr-auto lg:ml-0"
      >
        {messages.total(totalProducts)}
      </p>
      <SortMenu listing={listing} draft={draft} change={change} />
    </div>
  );
}
