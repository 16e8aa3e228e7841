import { useSearchParams } from 'react-router';
import { dayPresets } from './day-presets.ts';
import { ListSelect } from './list-select.tsx';

const box = 'mt-1 block min-h-12 w-full border border-muted bg-field px-2 text-base';

/** Filters a list by days in India, with a preset or a range; kept in the URL. */
export function DayFilter() {
  const [search, setSearch] = useSearchParams();
  const set = (name: string, value: string) =>
    setSearch((now) => {
      if (value) now.set(name, value);
      else now.delete(name);
      return now;
    });
  return (
    <>
      <ListSelect label="Days" name="days" choices={dayPresets} />
      {search.get('days') === 'range' &&
        (['from', 'to'] as const).map((name) => (
          <label key={name} className="block text-sm">
            {name === 'from' ? 'From (day in India)' : 'To (day in India)'}
            <input
              type="date"
              value={search.get(name) ?? ''}
              onChange={(event) => set(name, event.target.value)}
              className={box}
            />
          </label>
        ))}
    </>
  );
}
