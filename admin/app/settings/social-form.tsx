import type { Settings } from '@gulmohar/contract/admin/settings.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { TextField } from '@gulmohar/ui/field.tsx';
import { useFieldArray } from 'react-hook-form';
import { SettingSection } from './setting-section.tsx';
import { useSettingForm } from './use-setting-form.ts';

export function SocialForm({ value }: { value: Settings['social'] }) {
  const { form, field, section } = useSettingForm('social', value);
  const places = useFieldArray({ control: form.control, name: 'places' });
  const listError = form.formState.errors.places?.message;
  return (
    <SettingSection note="Your pages on social media, linked in the footer of the shop." {...section}>
      <ul className="grid gap-2">
        {places.fields.map((place, index) => (
          <li key={place.id} className="grid gap-x-4 sm:grid-cols-[10rem_1fr_auto] sm:items-start">
            <TextField label={`Place ${index + 1}`} {...field(`places.${index}.name`)} />
            <TextField label={`Address of place ${index + 1}`} {...field(`places.${index}.url`)} />
            <div className="sm:pt-6">
              <Button
                variant="quiet"
                aria-label={`Remove place ${index + 1}`}
                onClick={() => places.remove(index)}
              >
                Remove
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {listError && <p className="text-sm text-problem">{listError}</p>}
      <div>
        <Button variant="quiet" onClick={() => places.append({ name: '', url: 'https://' })}>
          Add a place
        </Button>
      </div>
    </SettingSection>
  );
}
