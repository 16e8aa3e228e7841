import type { SearchWord, SearchWordKind } from '@gulmohar/contract/admin/search-word.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { Section } from '../components/section.tsx';
import { kindNames } from './search-word-kinds.ts';

type SearchWordListProps = {
  kind: SearchWordKind;
  words: readonly SearchWord[];
  onChange: (word: SearchWord) => void;
};

/** The words of one kind, each with the words it also finds. */
export function SearchWordList({ kind, words, onChange }: SearchWordListProps) {
  const { name, hint } = kindNames[kind];
  return (
    <Section title={name}>
      <p className="mb-2 text-muted">{hint}</p>
      <ul aria-label={name} className="divide-y divide-rule">
        {words.map((row) => (
          <li key={row.word} className="grid grid-cols-[1fr_auto] items-center gap-4 py-1">
            <p className="min-w-0 wrap-anywhere">
              <strong>{row.word}</strong> <span className="text-muted">{row.finds.join(', ')}</span>
            </p>
            <Button variant="quiet" aria-label={`Change ${row.word}`} onClick={() => onChange(row)}>
              Change
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
