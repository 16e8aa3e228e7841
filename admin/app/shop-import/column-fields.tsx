import type { ImportSurvey } from '@gulmohar/contract/admin/shop-import.ts';
import { CheckField } from '@gulmohar/ui/check-field.tsx';
import { useFormContext } from 'react-hook-form';
import { Section } from '../components/section.tsx';
import { controlledOf } from '../form/field-of.ts';
import type { MappingValues } from './mapping-values.ts';

/** Columns without a field of their own here: which of them shoppers see, and which are left out. */
export function ColumnFields({ survey: { keptColumns, ignoredColumns } }: { survey: ImportSurvey }) {
  const shown = controlledOf(useFormContext<MappingValues>())('shownColumns');
  const chosen = shown.value ?? [];
  if (keptColumns.length + ignoredColumns.length === 0) return null;
  return (
    <Section title="Other columns">
      <div className="grid gap-4 wrap-anywhere">
        {keptColumns.length > 0 && (
          <fieldset>
            <legend className="text-sm text-muted">
              They are kept with the products. Tick those that shoppers see on a product’s page, as custom
              fields.
            </legend>
            <div className="mt-2 grid gap-x-4 sm:grid-cols-2">
              {keptColumns.map((heading) => (
                <CheckField
                  key={heading}
                  label={heading}
                  checked={chosen.includes(heading)}
                  onChange={({ target }) =>
                    shown.onChange(
                      target.checked ? [...chosen, heading] : chosen.filter((each) => each !== heading),
                    )
                  }
                />
              ))}
            </div>
          </fieldset>
        )}
        {ignoredColumns.length > 0 && (
          <p className="text-sm text-muted">Left out: {ignoredColumns.join(', ')}</p>
        )}
      </div>
    </Section>
  );
}
