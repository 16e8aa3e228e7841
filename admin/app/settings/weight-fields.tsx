import type { WeightRule } from '@gulmohar/contract/shop/shop-rules.ts';
import type { Paise } from '@gulmohar/contract/values/money.ts';
import { CheckField } from '@gulmohar/ui/check-field.tsx';
import type { FieldErrors } from 'react-hook-form';
import { MoneyField } from '../form/money-field.tsx';
import { NumberField } from '../form/number-field.tsx';

type WeightFieldsProps = {
  label: string;
  hint?: string;
  /** null: no charge by weight. */
  value: WeightRule | null;
  /** The initial fee per step of a new rule. */
  usualStepFee: Paise;
  errors: FieldErrors<WeightRule> | undefined;
  onChange: (value: WeightRule | null) => void;
};

/** The surcharge for heavy orders, or that there is none. */
export function WeightFields({ label, hint, value, usualStepFee, errors, onChange }: WeightFieldsProps) {
  /** Accepts null for an empty field even where a number is required; the schema then reports the error. */
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
