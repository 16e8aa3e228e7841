import type { reviewForm } from '@gulmohar/contract/fulfilment/review.ts';
import { ChoiceField } from '@gulmohar/ui/choice-field.tsx';
import type { UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { reviewMessages as messages } from './review.messages.ts';

type Form = UseFormReturn<z.input<typeof reviewForm>, unknown, z.output<typeof reviewForm>>;

const choices = ['1', '2', '3', '4', '5'].map((value) => ({
  value,
  label: messages.starsRow(Number(value)),
}));

export function RatingField({ form }: { form: Form }) {
  const { errors, isSubmitted } = form.formState;
  const rating = form.watch('rating');
  return (
    <ChoiceField
      legend={messages.rating}
      layout="row"
      choices={choices}
      value={rating ? String(rating) : null}
      onChange={(value) =>
        form.setValue('rating', Number(value), { shouldDirty: true, shouldValidate: isSubmitted })
      }
      error={errors.rating?.message}
    />
  );
}
