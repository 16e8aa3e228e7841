import type { SearchPins } from '@gulmohar/contract/admin/search.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Dialog } from '../components/dialog.tsx';
import { PageHead } from '../components/page-head.tsx';
import { Section } from '../components/section.tsx';
import { SearchField } from '../list/search-field.tsx';
import { searchTabs } from '../nav-items.ts';
import { CountedSearches } from './counted-searches.tsx';
import { searchesQuery, searchPinsQuery } from './search.queries.ts';
import { SearchPinsForm } from './search-pins-form.tsx';
import { SearchPreview } from './search-preview.tsx';

const NO_SEARCHES = 'Nobody has searched in the last 30 days.';

/** What shoppers search for, what they find, and which products the owner has pinned to the top. */
export function SearchesPage() {
  const { data: counted } = useSuspenseQuery(searchesQuery);
  const { data: pinned } = useSuspenseQuery(searchPinsQuery);
  const [query] = useSearchParams();
  const [edited, setEdited] = useState<SearchPins>();
  const search = (query.get('q') ?? '').trim();

  return (
    <>
      <PageHead tabs={searchTabs} title="Searches" note="What shoppers search for, and what they find" />
      <div className="grid gap-10">
        <div className="grid">
          <SearchField label="Try a search" />
        </div>
        {search.length > 1 && <SearchPreview search={search} onPin={setEdited} />}
        <Section title="Pinned products">
          {pinned.pins.length === 0 && (
            <p className="border-y border-rule py-8 text-muted">
              Nothing is pinned. Try a search above, then pin products to the top of its results.
            </p>
          )}
          <ul aria-label="Pinned products" className="divide-y divide-rule">
            {pinned.pins.map((pins) => (
              <li key={pins.search} className="grid grid-cols-[1fr_auto] items-center gap-4 py-1">
                <p className="min-w-0 wrap-anywhere">
                  <strong>{pins.search}</strong>{' '}
                  <span className="text-muted">{pins.products.map(({ name }) => name).join(', ')}</span>
                </p>
                <Button variant="quiet" aria-label={`Change ${pins.search}`} onClick={() => setEdited(pins)}>
                  Change
                </Button>
              </li>
            ))}
          </ul>
        </Section>
        <div className="grid gap-10 lg:grid-cols-3">
          <CountedSearches
            title="Nothing found"
            rows={counted.withoutResult}
            empty={
              counted.mostFrequent.length > 0
                ? 'Every search in the last 30 days found something.'
                : NO_SEARCHES
            }
          />
          <CountedSearches
            title="Nothing opened"
            rows={counted.withoutClick}
            empty={
              counted.mostFrequent.length > 0
                ? 'Every search in the last 30 days led to a product page.'
                : NO_SEARCHES
            }
          />
          <CountedSearches title="Most frequent" rows={counted.mostFrequent} empty={NO_SEARCHES} />
        </div>
      </div>
      <Dialog
        title={`First for “${edited?.search ?? ''}”`}
        isOpen={edited !== undefined}
        onClose={() => setEdited(undefined)}
      >
        {edited && <SearchPinsForm pins={edited} onDone={() => setEdited(undefined)} />}
      </Dialog>
    </>
  );
}
