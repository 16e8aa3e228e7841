import { type SynonymGroup, saveSynonyms } from '@gulmohar/contract/admin/synonym.ts';
import { TextField } from '@gulmohar/ui/field.tsx';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { adminApi } from '../api/admin-api.ts';
import { queryClient } from '../api/query-client.ts';
import { Controlled } from '../form/controlled.tsx';
import { DialogForm } from '../form/dialog-form.tsx';
import { fieldOf } from '../form/field-of.ts';
import { LinesField } from '../form/lines-field.tsx';
import { ConfirmDialog } from '../shell/confirm-dialog.tsx';
import { showToast } from '../shell/toasts.ts';
import { synonymsQuery } from './catalogue.queries.ts';

export function SynonymForm({ group, onDone }: { group: SynonymGroup; onDone: () => void }) {
  const form = useForm({ resolver: zodResolver(saveSynonyms.body), defaultValues: group });
  const field = fieldOf(form);
  const [forgotten, setForgotten] = useState<SynonymGroup>();
  const forget = useMutation({ mutationFn: save });

  async function save(body: SynonymGroup): Promise<void> {
    await adminApi(saveSynonyms, { body });
    showToast('success', body.words.length > 0 ? 'The words are saved' : `${body.meaning} is deleted`);
    await queryClient.invalidateQueries(synonymsQuery);
    onDone();
  }

  return (
    <>
      <DialogForm
        form={form}
        action="Save"
        needsChange
        send={async (body) => {
          if (body.words.length > 0 || group.words.length === 0) await save(body);
          else setForgotten(body);
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
              hint="One word or phrase per line; empty deletes the group"
              {...bound}
            />
          )}
        </Controlled>
      </DialogForm>
      <ConfirmDialog
        title={`Delete the words for ${group.meaning}?`}
        action="Delete them"
        isOpen={forgotten !== undefined}
        isBusy={forget.isPending}
        failure={forget.error}
        onConfirm={() => forgotten && forget.mutate(forgotten)}
        onClose={() => setForgotten(undefined)}
      >
        <p>Who searches for {group.words.join(', ')} finds no more than these words find by themselves.</p>
      </ConfirmDialog>
    </>
  );
}
