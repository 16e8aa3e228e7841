import { type ExtensionRow, saveExtension } from '@gulmohar/contract/admin/extension.ts';
import type { ExtensionSettings } from '@gulmohar/contract/shop/extension.ts';
import { CheckField } from '@gulmohar/ui/check-field.tsx';
import { PasswordField } from '@gulmohar/ui/password-field.tsx';
import { useForm } from 'react-hook-form';
import { adminApi } from '../api/admin-api.ts';
import { queryClient } from '../api/query-client.ts';
import { showToast } from '../components/toasts.ts';
import { controlledOf, fieldOf } from '../form/field-of.ts';
import { Form } from '../form/form.tsx';
import { SettingField } from '../pages/setting-field.tsx';
import { extensionsQuery } from './extension.queries.ts';

type Values = {
  isOn: boolean;
  settings: ExtensionSettings;
  secrets: Record<string, string>;
  removes: Record<string, boolean>;
};

/**
 * The switch of an extension, and a field for each of its settings and secrets; the extension's own rules check them on
 * the server.
 */
export function ExtensionForm({ extension }: { extension: ExtensionRow }) {
  const { name, isOn, settings, fields } = extension;
  const secrets = Object.fromEntries(extension.secrets.map((secret) => [secret.name, '']));
  const removes = Object.fromEntries(extension.secrets.map((secret) => [secret.name, false]));
  const form = useForm<Values>({ values: { isOn, settings, secrets, removes } });
  const controlled = controlledOf(form);

  async function save({ removes: removed, ...value }: Values): Promise<void> {
    const changed = Object.entries(value.secrets).map(([secret, entered]) => [
      secret,
      entered === '' && removed[secret] ? null : entered,
    ]);
    await adminApi(saveExtension, { body: { name, ...value, secrets: Object.fromEntries(changed) } });
    form.reset({ ...value, secrets, removes });
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
      <CheckField label="On" {...fieldOf(form)('isOn')} />
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
      {extension.secrets.map(({ name: secret, label, hint, isEntered }) => (
        <div key={secret}>
          <PasswordField
            label={label}
            autoComplete="off"
            hint={isEntered ? 'Entered, and shown to nobody. What you enter here replaces it.' : (hint ?? '')}
            {...fieldOf(form)(`secrets.${secret}`)}
          />
          {isEntered && (
            <CheckField label={`Remove what is entered: ${label}`} {...fieldOf(form)(`removes.${secret}`)} />
          )}
        </div>
      ))}
    </Form>
  );
}
