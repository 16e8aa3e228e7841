import { TextField } from '@gulmohar/ui/field.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useDeferredValue, useState } from 'react';
import { Thumbnail } from '../components/thumbnail.tsx';

type Shown = { id: string; name: string; picture: string | null | undefined; price: string };

type ProductFinderProps<Result> = {
  label: string;
  hint?: string;
  /** Names the `find` function in the cache key; each one needs its own. */
  way: string;
  find: (text: string) => Promise<readonly Result[]>;
  show: (result: Result) => Shown;
  /** Ids that are already picked and so not offered. */
  picked: ReadonlySet<string>;
  onPick: (result: Result) => void;
};

/** Searches for products by text and lets one be picked. */
export function ProductFinder<Result>({
  label,
  hint,
  way,
  find,
  show,
  picked,
  onPick,
}: ProductFinderProps<Result>) {
  const [text, setText] = useState('');
  const search = useDeferredValue(text.trim());
  const { data } = useQuery({
    queryKey: ['product-finder', way, search],
    queryFn: () => find(search),
    enabled: search.length > 1,
    placeholderData: keepPreviousData,
  });
  const isShown = search.length > 1 && data !== undefined;
  const rows = isShown
    ? data.map((result) => ({ result, ...show(result) })).filter(({ id }) => !picked.has(id))
    : [];
  return (
    <div>
      <TextField
        label={label}
        type="search"
        value={text}
        autoComplete="off"
        hint={hint}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <p className="sr-only" aria-live="polite">
        {isShown && `${rows.length} found`}
      </p>
      <ul className="divide-y divide-rule">
        {rows.map(({ result, id, name, picture, price }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => {
                onPick(result);
                setText('');
              }}
              className="grid min-h-12 w-full cursor-pointer grid-cols-[auto_auto_1fr_auto] items-center gap-3 py-1 text-left text-sm hover:bg-panel"
            >
              <Plus aria-hidden="true" className="size-5" strokeWidth={1.6} />
              <Thumbnail src={picture} size="small" />
              <span>
                <span className="sr-only">Add </span>
                {name}
              </span>
              <span className="tabular-nums">{price}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
