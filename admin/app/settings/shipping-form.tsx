import { type Settings, settingGroups } from '@gulmohar/contract/admin/settings.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, useForm } from 'react-hook-form';
import { MoneyField } from '../shell/money-field.tsx';
import { SettingSection } from './setting-section.tsx';
import { useSave } from './use-save.ts';

export function ShippingForm({ value }: { value: Settings['shipping'] }) {
  const form = useForm({ resolver: zodResolver(settingGroups.shipping), values: value });
  const save = useSave(form, (shipping) => ({ group: 'shipping', value: shipping }));
  const { errors } = form.formState;
  return (
    <SettingSection
      group="shipping"
      title="Delivery"
      note="What delivery costs. Who is paying at this moment keeps the former price."
      state={form.formState}
      onSubmit={save}
    >
      <div className="grid gap-x-6 sm:grid-cols-2">
        <Controller
          control={form.control}
          name="fee"
          render={({ field }) => (
            <MoneyField
              label="Fee"
              value={field.value}
              onChange={field.onChange}
              error={errors.fee?.message}
              hint="0: delivery is free"
            />
          )}
        />
        <Controller
          control={form.control}
          name="freeFrom"
          render={({ field }) => (
            <MoneyField
              label="Free from"
              value={field.value}
              onChange={field.onChange}
              error={errors.freeFrom?.message}
              hint="The subtotal of a cart"
            />
          )}
        />
      </div>
    </SettingSection>
  );
}
