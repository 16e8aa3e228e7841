import type { ImportSurvey } from '@gulmohar/contract/admin/shop-import.ts';
import { CheckField } from '@gulmohar/ui/check-field.tsx';
import { useFormContext } from 'react-hook-form';
import { controlledOf, fieldOf } from '../form/field-of.ts';
import { NumberField } from '../form/number-field.tsx';
import type { MappingValues } from './mapping-values.ts';

export function PriceFields({ survey: { struck, uncounted } }: { survey: ImportSurvey }) {
  const form = useFormContext<MappingValues>();
  const field = fieldOf(form);
  const controlled = controlledOf(form);
  return (
    <div className="grid gap-2">
      <div className="grid gap-x-4 sm:grid-cols-2">
        <NumberField
          label="GST to add to every price (%)"
          isWhole={false}
          hint="0 if the prices include GST, as they must here"
          {...controlled('addedGst')}
        />
        {uncounted > 0 && (
          <NumberField
            label="Stock of what was sold without a count"
            hint={`${uncounted === 1 ? '1 size is' : `${uncounted} sizes are`} made to order: the stock is topped up to this number after each sale`}
            {...controlled('uncountedUnits')}
          />
        )}
      </div>
      {struck > 0 && (
        <CheckField
          label="The struck prices are the printed MRP"
          hint={`${struck === 1 ? '1 size has' : `${struck} sizes have`} one. In India only the MRP on the label may be struck; otherwise they are left out.`}
          {...field('compareAtIsMrp')}
        />
      )}
      <CheckField
        label="Replace what was changed here since the last import"
        hint="Otherwise your own changes stay, and the report names them."
        {...field('replacesChanges')}
      />
    </div>
  );
}
