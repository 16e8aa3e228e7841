import { OPERATOR } from '@gulmohar/contract/admin/audit.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { SelectField, TextField } from '@gulmohar/ui/field.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { staffQuery } from '../staff/staff.queries.ts';

/** Filters the audit log by person and days; kept in the URL. */
export function AuditFilters() {
  const [search, setSearch] = useSearchParams();
  const { data } = useSuspenseQuery(staffQuery);

  function narrow(name: string, value: string): void {
    setSearch((now) => {
      if (value) now.set(name, value);
      else now.delete(name);
      return now;
    });
  }
  const bound = (name: 'by' | 'from' | 'to') => ({
    value: search.get(name) ?? '',
    onChange: (event: { target: { value: string } }) => narrow(name, event.target.value),
  });

  return (
    <div className="mb-4 grid gap-x-4 sm:grid-cols-[minmax(0,16rem)_12rem_12rem_auto] sm:items-start">
      <SelectField label="Person" {...bound('by')}>
        <option value="">Everybody</option>
        {data.staff.map(({ staffId, name }) => (
          <option key={staffId} value={staffId}>
            {name}
          </option>
        ))}
        <option value={OPERATOR}>Operator’s commands</option>
      </SelectField>
      <TextField label="From (day in India)" type="date" {...bound('from')} />
      <TextField label="To (day in India)" type="date" {...bound('to')} />
      {search.size > 0 && (
        <div className="sm:pt-6">
          <Button variant="quiet" onClick={() => setSearch({})}>
            Show all changes
          </Button>
        </div>
      )}
    </div>
  );
}
