import { type SearchWord, searchWordKindNames } from '@gulmohar/contract/admin/search-word.ts';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { kindNames } from './search-word-kinds.ts';

/** Every kind of word, what it does, and how many words it has. */
export function SearchWordKinds({ words }: { words: readonly SearchWord[] }) {
  const ofKind = Map.groupBy(words, ({ kind }) => kind);
  return (
    <ul aria-label="Kinds of words" className="divide-y divide-rule">
      {searchWordKindNames.map((kind) => (
        <li key={kind} className="grid grid-cols-[1fr_auto] items-center gap-4 py-1">
          <div className="min-w-0">
            <Link
              to={paths.searchWordsOf(kind)}
              className="inline-flex min-h-11 items-center font-semibold underline"
            >
              {kindNames[kind].name}
            </Link>
            <p className="pb-2 text-sm text-muted">{kindNames[kind].hint}</p>
          </div>
          <span className="text-muted tabular-nums">{ofKind.get(kind)?.length ?? 0}</span>
        </li>
      ))}
    </ul>
  );
}
