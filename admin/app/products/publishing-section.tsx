import { CheckField } from '@gulmohar/ui/check-field.tsx';
import { ChoiceField } from '@gulmohar/ui/choice-field.tsx';
import { useFormContext } from 'react-hook-form';
import { showDateTime } from '../components/india-time.ts';
import { DateTimeField } from '../form/date-time-field.tsx';
import { FormSection } from './form-section.tsx';
import type { ProductValues } from './product-values.ts';

const HOUR_MS = 3_600_000;

type PublishingSectionProps = {
  /** The saved value; the form may hold another one. */
  savedAt: string | null;
  isArchived: boolean;
};

/** Draft, on sale, or on sale from a given time. */
export function PublishingSection({ savedAt, isArchived }: PublishingSectionProps) {
  const { watch, setValue, formState } = useFormContext<ProductValues>();
  const publishedAt = watch('publishedAt');
  const isOnSale = publishedAt === 'now' || (publishedAt !== null && Date.parse(publishedAt) <= Date.now());
  const choice = publishedAt === null ? 'draft' : isOnSale ? 'now' : 'later';
  const isSavedOnSale = savedAt !== null && Date.parse(savedAt) <= Date.now();

  function choose(requested: 'draft' | 'now' | 'later'): void {
    const later = () => new Date(Math.ceil(Date.now() / HOUR_MS) * HOUR_MS + 24 * HOUR_MS).toISOString();
    const value =
      requested === 'draft' ? null : requested === 'later' ? later() : isSavedOnSale ? savedAt : 'now';
    setValue('publishedAt', value, { shouldDirty: true });
  }

  return (
    <FormSection title="On sale">
      <ChoiceField
        legend="Visibility to shoppers"
        value={choice}
        onChange={choose}
        choices={[
          isArchived
            ? {
                value: 'draft',
                label: 'Archived',
                hint: 'Not sold or listed; choose an option below to restore it',
              }
            : { value: 'draft', label: 'Draft', hint: 'Only in the admin' },
          {
            value: 'now',
            label: 'On sale',
            hint: isSavedOnSale ? `Since ${showDateTime(savedAt)}` : 'As soon as it is saved',
          },
          { value: 'later', label: 'From a date and time' },
        ]}
      />
      {choice === 'later' && publishedAt !== null && (
        <DateTimeField
          label="On sale from"
          value={publishedAt}
          onChange={(instant) => instant && setValue('publishedAt', instant, { shouldDirty: true })}
          error={formState.errors.publishedAt?.message}
        />
      )}
      <CheckField
        label="Only for those with its link"
        hint="In no list, search, feed or sitemap"
        checked={watch('isUnlisted') ?? false}
        onChange={({ target }) => setValue('isUnlisted', target.checked, { shouldDirty: true })}
      />
    </FormSection>
  );
}
