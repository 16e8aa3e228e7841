import type { CollectionRule } from '@gulmohar/contract/admin/collection.ts';
import { discountSteps } from '@gulmohar/contract/values/listing.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { Options, SelectField } from '@gulmohar/ui/field.tsx';
import { LinesField } from '../form/lines-field.tsx';
import { MoneyField } from '../form/money-field.tsx';
import { blankRule, ruleTexts } from './collection-fields.ts';

type RuleRowProps = {
  rule: CollectionRule;
  place: number;
  error: string | undefined;
  onChange: (rule: CollectionRule) => void;
  onRemove: () => void;
};

export function RuleRow({ rule, place, error, onChange, onRemove }: RuleRowProps) {
  return (
    <fieldset className="grid gap-x-4 border-b border-rule py-3 sm:grid-cols-[12rem_1fr_auto]">
      <legend className="sr-only">Rule {place + 1}</legend>
      <SelectField
        label="Rule"
        value={rule.field}
        onChange={({ target }) => onChange(blankRule(target.value as CollectionRule['field']))}
      >
        <Options of={ruleTexts} />
      </SelectField>
      <div className="grid min-w-0 gap-x-4 sm:grid-cols-2">
        <RuleFields rule={rule} onChange={onChange} error={error} />
      </div>
      <Button
        variant="quiet"
        className="justify-self-start sm:mt-7 sm:self-start"
        aria-label={`Remove rule ${place + 1}`}
        onClick={onRemove}
      >
        Remove
      </Button>
    </fieldset>
  );
}

type RuleFieldsProps = Pick<RuleRowProps, 'rule' | 'onChange' | 'error'>;

function RuleFields({ rule, onChange, error }: RuleFieldsProps) {
  switch (rule.field) {
    case 'price':
      return (
        <>
          <MoneyField label="From" value={rule.from} onChange={(from) => onChange({ ...rule, from })} />
          <MoneyField label="To" value={rule.to} error={error} onChange={(to) => onChange({ ...rule, to })} />
        </>
      );
    case 'discount':
      return (
        <SelectField
          label="Per cent"
          value={rule.percent}
          onChange={({ target }) => {
            const percent = discountSteps.find((step) => step === Number(target.value));
            if (percent) onChange({ ...rule, percent });
          }}
        >
          <Options of={discountSteps} />
        </SelectField>
      );
    case 'reduced':
    case 'stock':
      return null;
    default:
      return (
        <>
          <SelectField
            label="Is"
            value={rule.is}
            onChange={({ target }) => onChange({ ...rule, is: target.value === 'none' ? 'none' : 'any' })}
          >
            <option value="any">one of</option>
            <option value="none">none of</option>
          </SelectField>
          <LinesField
            label="Values"
            hint="One per line, spelled as in the products"
            rows={2}
            value={rule.values}
            error={error}
            onChange={(values) => onChange({ ...rule, values })}
          />
        </>
      );
  }
}
