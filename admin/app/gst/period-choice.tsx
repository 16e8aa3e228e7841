import { SelectField } from '@gulmohar/ui/field.tsx';
import { useNavigate } from 'react-router';
import { paths } from '../paths.ts';
import { periodGroups, periodName } from './period-names.ts';

/** Chooses the return period, which is kept in the address. */
export function PeriodChoice({
  chosen,
  months,
  filed,
}: {
  chosen: string;
  months: readonly string[];
  filed: readonly string[];
}) {
  const navigate = useNavigate();
  return (
    <div className="max-w-md">
      <SelectField
        label="Period"
        value={chosen}
        onChange={(event) => void navigate(paths.gstOf(event.target.value), { replace: true })}
      >
        {periodGroups(months).map(({ label, periods }) => (
          <optgroup key={label} label={label}>
            {periods.map((period) => (
              <option key={period} value={period}>
                {periodName(period)}
                {filed.includes(period) && ' · filed'}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
    </div>
  );
}
