import { type SynonymGroup, saveSynonyms } from '@gulmohar/contract/admin/synonym.ts';
import { TextField } from '@gulmohar/ui/field.tsx';
import { showToast } from '@gulmohar/ui/toasts.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { deskApi } from '../api/desk-api.ts';
import { queryClient } from '../api/query-client.ts';
import { Controlled } from '../form/controlled.tsx';
import { DialogForm } from '../form/dialog-form.tsx';
import { fieldOf } from '../form/field-of.ts';
import { LinesField } from '../form/lines-field.tsx';
import { synonymsQuery } from './synonyms.queries.ts';

export function SynonymForm({ group, onDone }: { group: SynonymGroup; onDone: () => void }) {
  const form = useForm({ resolver: zodResolver(saveSynonyms.body), defaultValues: group });
  const field = fieldOf(form);
  return (
    <DialogForm
      form={form}
      action="Save"
      needsChange
      send={async (body) => {
        await deskApi(saveSynonyms, { body });
        showToast('success', body.words.length > 0 ? 'The words are saved' : `${body.meaning} is forgotten`);
        await queryClient.invalidateQueries(synonymsQuery);
        onDone();
      }}
    >
      <TextField
        label="Word"
        hint="As products call it"
        readOnly={group.meaning !== ''}
        autoComplete="off"
        {...field('meaning')}
      />
      <Controlled form={form} name="words">
        {(bound) => (
          <LinesField
            label="Means the same"
            rows={6}
            hint="One word or phrase a line; none: they are forgotten"
            {...bound}
          />
        )}
      </Controlled>
    </DialogForm>
  );
}
