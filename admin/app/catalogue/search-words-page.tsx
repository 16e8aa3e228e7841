import {
  type SearchWord,
  type SearchWordKind,
  searchWordKindNames,
} from '@gulmohar/contract/admin/search-word.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Dialog } from '../components/dialog.tsx';
import { PageHead } from '../components/page-head.tsx';
import { SearchField } from '../list/search-field.tsx';
import { searchTabs } from '../nav-items.ts';
import { paths } from '../paths.ts';
import { searchWordsQuery } from './search.queries.ts';
import { SearchWordForm } from './search-word-form.tsx';
import { SearchWordKinds } from './search-word-kinds-list.tsx';
import { SearchWordList } from './search-word-list.tsx';

/** What the words in searches mean, by kind. Shows one kind, or the words that contain the text of `?q=`. */
export function SearchWordsPage() {
  const { data } = useSuspenseQuery(searchWordsQuery);
  const [query] = useSearchParams();
  const [edited, setEdited] = useState<SearchWord>();
  const text = (query.get('q') ?? '').trim().toLowerCase();
  const kind = searchWordKindNames.find((name) => name === query.get('kind'));
  const blank = { word: '', kind: kind ?? ('type' satisfies SearchWordKind), finds: [] };
  const kinds = kind ? [kind] : searchWordKindNames;
  const shown = data.words.filter(({ word, finds }) =>
    [word, ...finds].some((each) => each.toLowerCase().includes(text)),
  );
  const lists = kinds
    .map((each) => ({ kind: each, words: shown.filter((row) => row.kind === each) }))
    .filter(({ words }) => words.length > 0);

  return (
    <>
      <PageHead
        tabs={searchTabs}
        title="Search words"
        note="What words in searches mean, and what else they find"
      >
        <Button onClick={() => setEdited(blank)}>Add a word</Button>
      </PageHead>
      <div className="mb-6 grid gap-2">
        <SearchField label="A word" />
        {kind && (
          <Link
            to={paths.searchWords}
            className="inline-flex min-h-11 items-center justify-self-start underline"
          >
            All kinds
          </Link>
        )}
      </div>
      {kind || text ? (
        <>
          {lists.length === 0 && <p className="border-y border-rule py-8 text-muted">No matching words.</p>}
          <div className="grid gap-10">
            {lists.map((list) => (
              <SearchWordList key={list.kind} {...list} onChange={setEdited} />
            ))}
          </div>
        </>
      ) : (
        <SearchWordKinds words={data.words} />
      )}
      <Dialog
        title={edited?.word ? `Change “${edited.word}”` : 'Add a word'}
        isOpen={edited !== undefined}
        onClose={() => setEdited(undefined)}
      >
        {edited && <SearchWordForm word={edited} onDone={() => setEdited(undefined)} />}
      </Dialog>
    </>
  );
}
