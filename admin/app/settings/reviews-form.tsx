import type { Settings } from '@gulmohar/contract/admin/settings.ts';
import { NumberField } from '../form/number-field.tsx';
import { SettingSection } from './setting-section.tsx';
import { useSettingForm } from './use-setting-form.ts';

export function ReviewsForm({ value }: { value: Settings['reviews'] }) {
  const { controlled, section } = useSettingForm('reviews', value);
  return (
    <SettingSection
      note="Buyers are asked for each order, by e-mail and without a reward, and not while a return is open. Who writes nothing is reminded once, a week later."
      {...section}
    >
      <NumberField
        label="Days after delivery until a buyer is asked for a review"
        hint="Empty: nobody is asked. Reviews can be written from My Orders at any time."
        {...controlled('requestAfterDays')}
      />
    </SettingSection>
  );
}
