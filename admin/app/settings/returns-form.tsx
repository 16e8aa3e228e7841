import type { Settings } from '@gulmohar/contract/admin/settings.ts';
import { RETURN_OPENS_AFTER_DAYS } from '@gulmohar/contract/shop/shop-rules.ts';
import { NumberField } from '../form/number-field.tsx';
import { SettingSection } from './setting-section.tsx';
import { useSettingForm } from './use-setting-form.ts';

export function ReturnsForm({ value }: { value: Settings['returns'] }) {
  const { controlled, section } = useSettingForm('returns', value);
  return (
    <SettingSection
      note={`Returns can be requested from ${RETURN_OPENS_AFTER_DAYS} days after the order.`}
      {...section}
    >
      <NumberField
        label="Days after delivery until returns close"
        hint="Empty: no limit"
        {...controlled('closesDaysAfterDelivery')}
      />
      <NumberField
        label="Refund for a damaged unit, per cent of its price"
        hint="Said by whoever receives the return. It is not sold again."
        {...controlled('damagedRefundPercent')}
      />
      <NumberField
        label="Refund for a unit that is written off, per cent of its price"
        {...controlled('writtenOffRefundPercent')}
      />
      <NumberField
        label="Years for which store credit can be spent"
        hint="Empty: it does not expire. For credit that is given from now on."
        {...controlled('creditYears')}
      />
    </SettingSection>
  );
}
