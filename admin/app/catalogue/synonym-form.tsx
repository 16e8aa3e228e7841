import { type SynonymGroup, saveSynonyms } from '@gulmohar/contract/admin/synonym.ts';
import { TextField } from '@gulmohar/ui/field.tsx';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { adminApi } from '../api/admin-api.ts';
import { queryClient } from '../api/query-client.ts';
import { showToast } from '../components/toasts.ts';
import { showUndo } from '../components/undo.ts';
import { controlledOf, fieldOf } from '../form/field-of.ts';
import { Form } from '../form/form.tsx';
import { LinesField } from '../form/lines-field.tsx';
import { synonymsQuery } from './catalogue.queries.ts';

export function SynonymForm({ group, onDone }: { group: SynonymGroup; onDone: () => void }) {
  const form = useForm({ resolver: zodResolver(saveSynonyms.body), defaultValues: group });
  const field = fieldOf(form);
  const controlled = controlledOf(form);

  async function save(body: SynonymGroup): Promise<void> {
    await adminApi(saveSynonyms, { body });
    await queryClient.invalidateQueries(synonymsQuery);
    onDone();
    if (body.words.length > 0 || group.words.length === 0) showToast('success', 'Words saved');
    else showUndo(`${body.meaning} deleted`, putBack);
  }

  async function putBack(): Promise<void> {
    await adminApi(saveSynonyms, { body: group });
    await queryClient.invalidateQueries(synonymsQuery);
  }

  return (
    <Form form={form} action="Save" needsChange send={save}>
      <TextField
        label="Word"
        hint="As your products call it"
        readOnly={group.meaning !== ''}
        autoComplete="off"
        {...field('meaning')}
      />
      <LinesField
        label="Means the same"
        rows={6}
        hint="One word or phrase per line; empty deletes the group"
        {...controlled('words')}
      />
    </Form>
  );
}
