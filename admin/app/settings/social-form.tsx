import { type Settings, settingGroups } from '@gulmohar/contract/admin/settings.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { TextField } from '@gulmohar/ui/field.tsx';
import { zodResolver } from '@hookform/resolvers/zod';
import { useFieldArray, useForm } from 'react-hook-form';
import { SettingSection } from './setting-section.tsx';
import { useSave } from './use-save.ts';

export function SocialForm({ value }: { value: Settings['social'] }) {
  const form = useForm({ resolver: zodResolver(settingGroups.social), values: value });
  const places = useFieldArray({ control: form.control, name: 'places' });
  const save = useSave(form, (social) => ({ group: 'social', value: social }));
  const errors = form.formState.errors.places;
  return (
    <SettingSection
      group="social"
      title="Elsewhere"
      note="Your pages at other places, linked at the foot of the shop."
      state={form.formState}
      onSubmit={save}
    >
      <ul className="grid gap-2">
        {places.fields.map((place, index) => (
          <li key={place.id} className="grid gap-x-4 sm:grid-cols-[10rem_1fr_auto] sm:items-start">
            <TextField
              label={`Place ${index + 1}`}
              error={errors?.[index]?.name?.message}
              {...form.register(`places.${index}.name`)}
            />
            <TextField
              label={`Address of place ${index + 1}`}
              error={errors?.[index]?.url?.message}
              {...form.register(`places.${index}.url`)}
            />
            <div className="sm:pt-6">
              <Button
                look="quiet"
                aria-label={`Remove place ${index + 1}`}
                onClick={() => places.remove(index)}
              >
                Remove
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {errors?.message && <p className="text-sm text-problem">{errors.message}</p>}
      <div>
        <Button look="quiet" onClick={() => places.append({ name: '', url: 'https://' })}>
          Add a place
        </Button>
      </div>
    </SettingSection>
  );
}
