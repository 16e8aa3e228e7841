import { type Settings, settingsToSave } from '@gulmohar/contract/admin/settings.ts';
import { saveSettings } from '@gulmohar/contract/admin/settings-calls.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { adminApi } from '../api/admin-api.ts';
import { showToast } from '../components/toasts.ts';
import { controlledOf, fieldOf } from '../form/field-of.ts';
import { refreshSettings } from './settings.queries.ts';

type Body = z.input<typeof saveSettings.body>;

/** Typed so that TypeScript knows that a group's schema matches the group's value. */
const schemas: { [Group in Body['group']]: z.core.$ZodType<Settings[Group], Settings[Group]> } =
  settingsToSave;

/**
 * Creates the form of one group of settings.
 * @returns `section` for its `SettingSection`, `field` and `controlled` for its fields
 */
export function useSettingForm<Group extends Body['group']>(group: Group, value: Settings[Group]) {
  const schema: z.core.$ZodType<Settings[Group], Settings[Group]> = schemas[group];
  const form = useForm({ resolver: zodResolver(schema), values: value });

  async function send(saved: Settings[Group]): Promise<void> {
    await adminApi(saveSettings, { body: { group, value: saved } as Body });
    form.reset(saved);
    showToast('success', 'Saved and in effect');
    await refreshSettings();
  }

  return { form, field: fieldOf(form), controlled: controlledOf(form), section: { group, form, send } };
}
