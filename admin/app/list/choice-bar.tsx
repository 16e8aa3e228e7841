import { useSearchParams } from 'react-router';

type ChoiceBarProps = {
  label: string;
  /** The URL's parameter, as in `?state=`. */
  name: string;
  /** The first one is the default if the URL has no such parameter. */
  choices: readonly { value: string; label: string; count?: number }[];
  /** The default, if it is not the first one. */
  usual?: string;
};

/** Filters a list, for example to the orders of one state; kept in the URL. */
export function ChoiceBar({ label, name, choices, usual = choices[0]?.value }: ChoiceBarProps) {
  const [search, setSearch] = useSearchParams();
  const chosen = search.get(name) ?? usual;
  return (
    <fieldset className="no-print -mx-4 min-w-0 flex overflow-x-auto border-b border-rule px-4 sm:mx-0 sm:px-0">
      <legend className="sr-only">{label}</legend>
      {choices.map(({ value, label: text, count }) => (
        <button
          key={value}
          type="button"
          aria-pressed={chosen === value}
          onClick={() =>
            setSearch((now) => {
              now.set(name, value);
              return now;
            })
          }
          className={`min-h-11 shrink-0 cursor-pointer border-b-2 px-3 text-sm ${chosen === value ? 'border-primary font-semibold' : 'border-transparent text-muted hover:text-ink'}`}
        >
          {text}
          {count !== undefined && <span className="ml-1 tabular-nums">({count})</span>}
        </button>
      ))}
    </fieldset>
  );
}
