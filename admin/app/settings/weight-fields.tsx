import type { WeightRule } from '@gulmohar/contract/shop/shop-rules.ts';
import type { Paise } from '@gulmohar/contract/values/money.ts';
import { CheckField } from '@gulmohar/ui/check-field.tsx';
import type { FieldErrors } from 'react-hook-form';
import { MoneyField } from '../form/money-field.tsx';
import { NumberField } from '../form/number-field.tsx';

type WeightFieldsProps = {
  label: string;
  hint?: string;
  /** null: weight costs nothing. */
  value: WeightRule | null;
  /** What a step costs when the rule is new. */
  usualStepFee: Paise;
  errors: FieldErrors<WeightRule> | undefined;
  onChange: (value: WeightRule | null) => void;
};

/** What heavy orders cost besides, or that they cost no more. */
export function WeightFields({ label, hint, value, usualStepFee, errors, onChange }: WeightFieldsProps) {
  /** Nothing may have been typed where a number belongs: it is the schema that says so. */
  function change(typed: { [Field in keyof WeightRule]?: number | null }): void {
    onChange({ ...value, ...typed } as WeightRule);
  }

  return (
    <>
      <CheckField
        label={label}
        {...(hint && { hint })}
        checked={value !== null}
        onChange={({ target: { checked } }) =>
          onChange(checked ? { includedGrams: 1_000, stepGrams: 500, stepFee: usualStepFee } : null)
        }
      />
      {value && (
        <div className="grid gap-x-6 sm:grid-cols-3">
          <NumberField
            label="Included (g)"
            value={value.includedGrams}
            error={errors?.includedGrams?.message}
            onChange={(includedGrams) => change({ includedGrams })}
          />
          <NumberField
            label="Each further (g)"
            value={value.stepGrams}
            error={errors?.stepGrams?.message}
            onChange={(stepGrams) => change({ stepGrams })}
          />
          <MoneyField
            label="Costs"
            value={value.stepFee}
            error={errors?.stepFee?.message}
            onChange={(stepFee) => change({ stepFee })}
          />
        </div>
      )}
    </>
  );
}
