import type { Settings } from '@gulmohar/contract/admin/settings.ts';
import { CheckField } from '@gulmohar/ui/check-field.tsx';
import { SelectField, TextField } from '@gulmohar/ui/field.tsx';
import { SettingSection } from './setting-section.tsx';
import { useSettingForm } from './use-setting-form.ts';

export function TaxForm({ value }: { value: Settings['tax'] }) {
  const { field, section } = useSettingForm('tax', value);
  return (
    <SettingSection note="Used on all new invoices; invoices already issued do not change." {...section}>
      <div className="grid gap-x-6 sm:grid-cols-2">
        <TextField
          label="GSTIN"
          autoComplete="off"
          hint="The first two digits are your state’s code"
          {...field('gstin')}
        />
        <TextField label="Invoice numbers begin with" autoComplete="off" {...field('invoicePrefix')} />
      </div>
      <CheckField
        label="Turnover above Rs. 5 crore"
        hint="Last financial year, all your GSTINs together. HSN codes then need six digits, otherwise four."
        {...field('isAbove5Crore')}
      />
      <SelectField label="Delivery in the HSN summary" hint="Ask your accountant" {...field('deliveryHsn')}>
        <option value="own">Under its own code, 996812</option>
        <option value="goods">Under the code of the goods</option>
      </SelectField>
    </SettingSection>
  );
}
