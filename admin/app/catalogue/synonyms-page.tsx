import type { SynonymGroup } from '@gulmohar/contract/admin/synonym.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Dialog } from '../components/dialog.tsx';
import { PageHead } from '../components/page-head.tsx';
import { SearchField } from '../list/search-field.tsx';
import { searchTabs } from '../nav-items.ts';
import { synonymsQuery } from './catalogue.queries.ts';
import { SynonymForm } from './synonym-form.tsx';

const BLANK: SynonymGroup = { meaning: '', words: [] };

/** Groups of words that mean the same in a search. */
export function SynonymsPage() {
  const { data } = useSuspenseQuery(synonymsQuery);
  const [search] = useSearchParams();
  const [edited, setEdited] = useState<SynonymGroup>();
  const text = (search.get('q') ?? '').toLowerCase();
  const shown = data.groups.filter(({ meaning, words }) =>
    [meaning, ...words].some((word) => word.includes(text)),
  );
  return (
    <>
      <PageHead tabs={searchTabs} title="Synonyms" note="A search for one of them finds what the others find">
        <Button onClick={() => setEdited(BLANK)}>Add words</Button>
      </PageHead>
      <div className="mb-4 grid">
        <SearchField label="A word" />
      </div>
      {shown.length === 0 && <p className="border-y border-rule py-8 text-muted">No matching words.</p>}
      <ul className="divide-y divide-rule">
        {shown.map((group) => (
          <li key={group.meaning} className="grid grid-cols-[1fr_auto] items-center gap-4 py-1">
            <p className="min-w-0 wrap-anywhere">
              <strong>{group.meaning}</strong> <span className="text-muted">{group.words.join(', ')}</span>
            </p>
            <Button variant="quiet" aria-label={`Change ${group.meaning}`} onClick={() => setEdited(group)}>
              Change
            </Button>
          </li>
        ))}
      </ul>
      <Dialog
        title={edited?.meaning ? `Words for ${edited.meaning}` : 'Add words'}
        isOpen={edited !== undefined}
        onClose={() => setEdited(undefined)}
      >
        {edited && <SynonymForm group={edited} onDone={() => setEdited(undefined)} />}
      </Dialog>
    </>
  );
}
