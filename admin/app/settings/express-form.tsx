import type { Settings } from '@gulmohar/contract/admin/settings.ts';
import { CheckField } from '@gulmohar/ui/check-field.tsx';
import { LinesField } from '../form/lines-field.tsx';
import { MoneyField } from '../form/money-field.tsx';
import { NumberField } from '../form/number-field.tsx';
import { ExpressZones } from './express-zones.tsx';
import { SettingSection } from './setting-section.tsx';
import { useSettingForm } from './use-setting-form.ts';
import { WeightFields } from './weight-fields.tsx';

const ways = [
  ['same city', 'Same city'],
  ['same state', 'Same state'],
  ['between metros', 'Between metros'],
  ['rest of India', 'Rest of India'],
  ['remote', 'North-east, mountains, islands, Kerala'],
] as const;

/** Express delivery: its price, its speed and where it is available. */
export function ExpressForm({ value }: { value: Settings['express'] }) {
  const { form, field, controlled, section } = useSettingForm('express', value);
  return (
    <SettingSection
      note="Shoppers choose it at the checkout and see its price and delivery dates. Parcels are booked by air, or with the courier’s fastest service."
      {...section}
    >
      <CheckField label="Offer Express delivery" {...field('isOffered')} />
      <MoneyField label="Express fee" {...controlled('fee')} />
      <ExpressZones form={form} />
      <WeightFields
        label="Heavy Express orders cost more"
        {...controlled('weight')}
        usualStepFee={6_000}
        errors={form.formState.errors.weight}
      />
      <CheckField
        label="Free delivery counts for Express, too"
        hint="Otherwise a threshold or coupon makes only standard delivery free."
        {...field('isFreeToo')}
      />
      <NumberField label="Working days until Express is handed over" {...controlled('handlingDays')} />
      <fieldset>
        <legend className="mb-2 font-semibold">Working days in transit</legend>
        {ways.map(([zone, label]) => (
          <div key={zone} className="grid grid-cols-2 gap-x-4">
            <NumberField label={`${label}: from`} {...controlled(`transitDays.${zone}.from`)} />
            <NumberField label={`${label}: to`} {...controlled(`transitDays.${zone}.to`)} />
          </div>
        ))}
      </fieldset>
      <LinesField
        label="Express only to these PIN codes"
        hint="Or their first digits; empty: everywhere"
        {...controlled('onlyPins')}
      />
      <LinesField
        label="No Express to these PIN codes"
        hint="Or their first digits"
        {...controlled('exceptPins')}
      />
      <CheckField label="Express for orders paid online" {...field('takesPrepaid')} />
      <CheckField label="Express with cash on delivery" {...field('takesCash')} />
    </SettingSection>
  );
}
