import { useSearchParams } from 'react-router';

type ListSelectProps = {
  label: string;
  /** The URL's parameter, as in `?sort=`. */
  name: string;
  /** The first one applies if the URL has no such parameter. */
  choices: readonly { value: string; label: string }[];
};

/** Selects a filter or the order of a list; kept in the URL. */
export function ListSelect({ label, name, choices }: ListSelectProps) {
  const [search, setSearch] = useSearchParams();
  return (
    <label className="block text-sm">
      <span className="sr-only">{label}</span>
      <select
        value={search.get(name) ?? choices[0]?.value}
        onChange={(event) => {
          const { value } = event.target;
          setSearch((now) => {
            if (value === choices[0]?.value) now.delete(name);
            else now.set(name, value);
            return now;
          });
        }}
        className="min-h-12 w-full border border-muted bg-field px-2 text-base"
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </label>
  );
}
