import { billTemplate } from '@gulmohar/contract/admin/courier-bill.ts';
import type { CourierRates } from '@gulmohar/contract/admin/freight-settings.ts';
import type { Settings } from '@gulmohar/contract/admin/settings.ts';
import { courierLabels } from '@gulmohar/contract/admin/shipment.ts';
import { CheckField } from '@gulmohar/ui/check-field.tsx';
import type { FieldErrors } from 'react-hook-form';
import { RateFields, type TypedRates } from './rate-fields.tsx';
import { SettingSection } from './setting-section.tsx';
import { useSettingForm } from './use-setting-form.ts';

/** Courier rates by contract: one set for all couriers, and separate sets for those with other rates. */
export function FreightForm({ value }: { value: Settings['freight'] }) {
  const { form, controlled, section } = useSettingForm('freight', value);
  const { slabGrams, divisor, zones, codFixed, codPercent, rtoPercent, taxPercent } = form.watch();
  const usual = { slabGrams, divisor, zones, codFixed, codPercent, rtoPercent, taxPercent };
  const { errors } = form.formState;

  function changeUsual(typed: TypedRates): void {
    for (const [name, rate] of Object.entries(typed)) {
      // The schema reports values that are not allowed.
      controlled(name as keyof CourierRates).onChange(rate as never);
    }
  }

  return (
    <SettingSection
      note="The rates in your contract, before tax. The couriers’ bills are compared with them."
      {...section}
    >
      <RateFields value={usual} errors={errors} onChange={changeUsual} />
      {billTemplate.options.map((courier) => (
        <OwnRates
          key={courier}
          courier={courierLabels[courier]}
          {...controlled(`byCourier.${courier}`)}
          usual={usual}
          errors={errors.byCourier?.[courier]}
        />
      ))}
    </SettingSection>
  );
}

type OwnRatesProps = {
  courier: string;
  /** null: the usual rates apply. */
  value: CourierRates | null;
  usual: CourierRates;
  errors: FieldErrors<CourierRates> | undefined;
  onChange: (value: CourierRates | null) => void;
};

function OwnRates({ courier, value, usual, errors, onChange }: OwnRatesProps) {
  return (
    <>
      <CheckField
        label={`${courier} has its own rates`}
        hint="Otherwise the rates above apply to it."
        checked={value !== null}
        onChange={({ target: { checked } }) => onChange(checked ? usual : null)}
      />
      {value && (
        <fieldset className="border border-rule p-4">
          <legend className="px-1 font-semibold">Rates of {courier}</legend>
          <RateFields
            value={value}
            errors={errors}
            onChange={(typed) => onChange({ ...value, ...typed } as CourierRates)}
          />
        </fieldset>
      )}
    </>
  );
}
