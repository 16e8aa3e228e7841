import type { reviewForm } from '@gulmohar/contract/fulfilment/review.ts';
import { ChoiceField } from '@gulmohar/ui/choice-field.tsx';
import { type UseFormReturn, useController } from 'react-hook-form';
import type { z } from 'zod';
import { reviewMessages as messages } from './review.messages.ts';

type Form = UseFormReturn<z.input<typeof reviewForm>, unknown, z.output<typeof reviewForm>>;

const choices = ['1', '2', '3', '4', '5'].map((value) => ({
  value,
  label: messages.starsRow(Number(value)),
}));

export function RatingField({ form }: { form: Form }) {
  const { field, fieldState } = useController({ control: form.control, name: 'rating' });
  return (
    <div className="mb-2">
      <ChoiceField
        ref={field.ref}
        legend={messages.rating}
        layout="row"
        choices={choices}
        value={field.value ? String(field.value) : null}
        onChange={(value) => field.onChange(Number(value))}
        error={fieldState.error?.message}
      />
    </div>
  );
}
