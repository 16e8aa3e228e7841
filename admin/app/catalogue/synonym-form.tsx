import { type SynonymGroup, saveSynonyms } from '@gulmohar/contract/admin/synonym.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { TextField } from '@gulmohar/ui/field.tsx';
import { showToast } from '@gulmohar/ui/toasts.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, useForm } from 'react-hook-form';
import { deskApi } from '../api/desk-api.ts';
import { showFailure } from '../api/failure.ts';
import { queryClient } from '../api/query-client.ts';
import { LinesField } from '../shell/lines-field.tsx';

export function SynonymForm({ group, onDone }: { group: SynonymGroup; onDone: () => void }) {
  const form = useForm({ resolver: zodResolver(saveSynonyms.body), defaultValues: group });
  const { errors, isSubmitting, isDirty } = form.formState;

  const save = form.handleSubmit(async (body) => {
    try {
      await deskApi(saveSynonyms, { body });
      showToast('success', body.words.length > 0 ? 'The words are saved' : `${body.meaning} is forgotten`);
      await queryClient.invalidateQueries({ queryKey: ['synonyms'] });
      onDone();
    } catch (error) {
      showFailure(error, form.setError);
    }
  });

  return (
    <form onSubmit={save} noValidate className="mt-4 grid gap-2">
      <TextField
        label="Word"
        hint="As products call it"
        readOnly={group.meaning !== ''}
        autoComplete="off"
        error={errors.meaning?.message}
        {...form.register('meaning')}
      />
      <Controller
        control={form.control}
        name="words"
        render={({ field }) => (
          <LinesField
            label="Means the same"
            value={field.value}
            onChange={field.onChange}
            rows={10}
            error={errors.words?.message ?? errors.words?.find?.((word) => word)?.message}
            hint="One word or phrase a line; none: they are forgotten"
          />
        )}
      />
      <Button type="submit" disabled={!isDirty || isSubmitting}>
        Save
      </Button>
    </form>
  );
}
