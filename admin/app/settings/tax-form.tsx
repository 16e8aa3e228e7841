import type { Settings } from '@gulmohar/contract/admin/settings.ts';
import { states } from '@gulmohar/contract/values/states.ts';
import { CheckField } from '@gulmohar/ui/check-field.tsx';
import { Options, SelectField, TextField } from '@gulmohar/ui/field.tsx';
import { SettingSection } from './setting-section.tsx';
import { useSettingForm } from './use-setting-form.ts';

const consequences: Record<Settings['tax']['registration'], string> = {
  regular: 'Your documents are tax invoices, and prices include GST.',
  composition: 'Your documents are bills of supply without tax, and you deliver within your own state only.',
  none: 'Your documents are plain bills without GST. Ask an adviser whether you may sell online without a registration.',
};

export function TaxForm({ value }: { value: Settings['tax'] }) {
  const { form, field, section } = useSettingForm('tax', value);
  const registration = form.watch('registration');
  const isRegistered = registration !== 'none';
  return (
    <SettingSection note="Used on all new invoices; invoices already issued do not change." {...section}>
      <SelectField label="Your registration" hint={consequences[registration]} {...field('registration')}>
        <option value="regular">Registered for GST</option>
        <option value="composition">Composition scheme</option>
        <option value="none">Not registered</option>
      </SelectField>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {isRegistered ? (
          <TextField
            label="GSTIN"
            autoComplete="off"
            hint="The first two digits are your state’s code"
            {...field('gstin')}
          />
        ) : (
          <SelectField label="Your state" {...field('state', { setValueAs: (state) => state || null })}>
            <option value="">Choose</option>
            <Options of={states} />
          </SelectField>
        )}
        <TextField label="Invoice numbers begin with" autoComplete="off" {...field('invoicePrefix')} />
      </div>
      {!isRegistered && (
        <CheckField
          label="Deliver to other states, too"
          hint="Only with an exemption, such as that for handicrafts up to a turnover. Ask an adviser."
          {...field('sellsElsewhere')}
        />
      )}
      {isRegistered && (
        <CheckField
          label="Turnover above Rs. 5 crore"
          hint="Last financial year, all your GSTINs together. HSN codes then need six digits, otherwise four."
          {...field('isAbove5Crore')}
        />
      )}
      {registration === 'regular' && (
        <SelectField label="Delivery in the HSN summary" hint="Ask your accountant" {...field('deliveryHsn')}>
          <option value="own">Under its own code, 996812</option>
          <option value="goods">Under the code of the goods</option>
        </SelectField>
      )}
    </SettingSection>
  );
}
