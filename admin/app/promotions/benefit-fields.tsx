import { type Benefit, MAX_TIERS } from '@gulmohar/contract/sales/promotion.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { Options, SelectField } from '@gulmohar/ui/field.tsx';
import { MoneyField } from '../form/money-field.tsx';
import { NumberField } from '../form/number-field.tsx';
import { benefitKinds, blankBenefit } from './promotion-fields.ts';

type BenefitFieldsProps = {
  value: Benefit;
  onChange: (benefit: Benefit) => void;
  error: string | undefined;
};

/** What a promotion gives. An empty field is NaN, which the schema refuses. */
export function BenefitFields({ value, onChange, error }: BenefitFieldsProps) {
  return (
    <section className="grid gap-2 sm:grid-cols-2 sm:gap-x-6">
      <h2 className="font-display text-xl text-heading sm:col-span-2">What it gives</h2>
      <div className="sm:col-span-2">
        <SelectField
          label="Kind"
          value={value.kind}
          error={error}
          onChange={({ target }) => onChange(blankBenefit(target.value as Benefit['kind']))}
        >
          <Options of={benefitKinds} />
        </SelectField>
      </div>
      {value.kind === 'free-delivery' && (
        <MoneyField
          label="From an order of"
          hint="0 for any order"
          value={value.from}
          onChange={(from) => onChange({ ...value, from: from ?? Number.NaN })}
        />
      )}
      {value.kind === 'buy-get' && <BuyGetFields value={value} onChange={onChange} />}
      {'tiers' in value && <TierFields key={value.kind} value={value} onChange={onChange} />}
    </section>
  );
}

function BuyGetFields({
  value,
  onChange,
}: {
  value: Extract<Benefit, { kind: 'buy-get' }>;
  onChange: (benefit: Benefit) => void;
}) {
  const numberOf = (name: 'buy' | 'get' | 'percent') => ({
    value: value[name],
    onChange: (given: number | null) => onChange({ ...value, [name]: given ?? Number.NaN }),
  });
  return (
    <>
      <NumberField label="Pieces to buy" {...numberOf('buy')} />
      <NumberField label="Pieces on top" hint="The cheapest of them" {...numberOf('get')} />
      <NumberField label="Per cent off those" hint="100 makes them free" {...numberOf('percent')} />
    </>
  );
}

type Tiered = Extract<Benefit, { tiers: unknown }>;

function TierFields({ value, onChange }: { value: Tiered; onChange: (benefit: Benefit) => void }) {
  const { kind, tiers } = value;
  const change = (changed: Tiered['tiers']) => onChange({ ...value, tiers: changed });
  const fieldOf = (place: number, name: 'from' | 'off') => ({
    value: tiers[place]?.[name] ?? null,
    onChange: (given: number | null) =>
      change(tiers.map((tier, index) => (index === place ? { ...tier, [name]: given ?? Number.NaN } : tier))),
  });
  return (
    <div className="grid gap-2 sm:col-span-2">
      {tiers.map((tier, place) => (
        <fieldset
          // biome-ignore lint/suspicious/noArrayIndexKey: a step has no name but its place
          key={place}
          className={`grid items-start gap-x-4 ${tiers.length > 1 ? 'grid-cols-[1fr_1fr_auto]' : 'grid-cols-2'}`}
        >
          <legend className="sr-only">{`Step ${place + 1}`}</legend>
          {kind === 'pieces' ? (
            <NumberField label="From pieces" {...fieldOf(place, 'from')} />
          ) : (
            <MoneyField label="From an order of" {...fieldOf(place, 'from')} />
          )}
          {kind === 'spend-amount' ? (
            <MoneyField label="Off" {...fieldOf(place, 'off')} />
          ) : (
            <NumberField label="Per cent off" {...fieldOf(place, 'off')} />
          )}
          {tiers.length > 1 && (
            <div className="pt-7">
              <Button variant="quiet" onClick={() => change(tiers.filter((other) => other !== tier))}>
                Remove
              </Button>
            </div>
          )}
        </fieldset>
      ))}
      {tiers.length < MAX_TIERS && (
        <p>
          <Button
            variant="secondary"
            onClick={() => change([...tiers, { from: Number.NaN, off: Number.NaN }])}
          >
            Add a step
          </Button>
        </p>
      )}
    </div>
  );
}
