import { billTemplate } from '@gulmohar/contract/admin/courier-bill.ts';
import type { CourierRates } from '@gulmohar/contract/admin/freight-settings.ts';
import type { Settings } from '@gulmohar/contract/admin/settings.ts';
import { courierTitles } from '@gulmohar/contract/admin/shipment.ts';
import { CheckField } from '@gulmohar/ui/check-field.tsx';
import { Controlled } from '../form/controlled.tsx';
import { RateFields, type TypedRates } from './rate-fields.tsx';
import { SettingSection } from './setting-section.tsx';
import { useSettingForm } from './use-setting-form.ts';

const rateNames = [
  ...(['slabGrams', 'divisor', 'zones', 'codFixed'] as const),
  ...(['codPercent', 'rtoPercent', 'taxPercent'] as const),
];

/** Courier rates by contract: one set for all couriers, and separate sets for those with other rates. */
export function FreightForm({ value }: { value: Settings['freight'] }) {
  const { form, section } = useSettingForm('freight', value);
  const { byCourier: _, ...usual } = form.watch();
  const { errors } = form.formState;

  function changeUsual(typed: TypedRates): void {
    for (const name of rateNames) {
      // The schema reports values that are not allowed.
      if (name in typed) form.setValue(name, typed[name] as never, dirty(form.formState.isSubmitted));
    }
  }

  return (
    <SettingSection
      note="The rates in your contract, before tax. The couriers’ bills are compared with them."
      {...section}
    >
      <RateFields value={usual} errors={errors} onChange={changeUsual} />
      {billTemplate.options.map((courier) => (
        <Controlled key={courier} form={form} name={`byCourier.${courier}`}>
          {({ value: own, onChange }) => (
            <>
              <CheckField
                label={`${courierTitles[courier]} has its own rates`}
                hint="Otherwise the rates above apply to it."
                checked={own !== null}
                onChange={({ target: { checked } }) => onChange(checked ? usual : null)}
              />
              {own && (
                <fieldset className="border border-rule p-4">
                  <legend className="px-1 font-semibold">Rates of {courierTitles[courier]}</legend>
                  <RateFields
                    value={own}
                    errors={errors.byCourier?.[courier]}
                    onChange={(typed) => onChange({ ...own, ...typed } as CourierRates)}
                  />
                </fieldset>
              )}
            </>
          )}
        </Controlled>
      ))}
    </SettingSection>
  );
}

function dirty(isSubmitted: boolean) {
  return { shouldDirty: true, shouldValidate: isSubmitted };
}
