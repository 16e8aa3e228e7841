import { useSearchParams } from 'react-router';

type ListSelectProps = {
  label: string;
  /** Of the address: `?sort=`. */
  name: string;
  /** The first is what holds when the address says nothing. */
  choices: readonly { value: string; label: string }[];
};

/** One of several ways to narrow or order a list; stands in the address. */
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
