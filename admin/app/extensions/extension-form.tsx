import { type ExtensionRow, saveExtension } from '@gulmohar/contract/admin/extension.ts';
import type { ExtensionSettings } from '@gulmohar/contract/shop/extension.ts';
import { CheckField } from '@gulmohar/ui/check-field.tsx';
import { useForm } from 'react-hook-form';
import { adminApi } from '../api/admin-api.ts';
import { queryClient } from '../api/query-client.ts';
import { showToast } from '../components/toasts.ts';
import { controlledOf, fieldOf } from '../form/field-of.ts';
import { Form } from '../form/form.tsx';
import { SettingField } from '../pages/setting-field.tsx';
import { extensionsQuery } from './extension.queries.ts';

type Values = { isOn: boolean; settings: ExtensionSettings };

/** The switch of an extension, and a field for each of its settings; the extension's own rules check them on the server. */
export function ExtensionForm({ extension: { name, isOn, settings, fields } }: { extension: ExtensionRow }) {
  const form = useForm<Values>({ values: { isOn, settings } });
  const controlled = controlledOf(form);

  async function save(value: Values): Promise<void> {
    await adminApi(saveExtension, { body: { name, ...value } });
    await queryClient.invalidateQueries(extensionsQuery);
    showToast('success', 'Saved and in effect');
  }

  return (
    <Form
      form={form}
      action="Save"
      send={save}
      needsChange
      isPage
      className="grid gap-2 [&>:last-child]:mt-2"
    >
      <CheckField label="On" hint="Shoppers see it" {...fieldOf(form)('isOn')} />
      {fields.map(({ name: setting, ...field }) => {
        const { value, error, onChange } = controlled(`settings.${setting}`);
        return (
          <SettingField
            key={setting}
            field={field}
            value={value}
            error={error}
            onChange={(next) => onChange(next as ExtensionSettings[string])}
          />
        );
      })}
    </Form>
  );
}
