import {
  addSearchWord,
  changeSearchWord,
  removeSearchWord,
  type SearchWord,
  searchWordKindNames,
  searchWordKinds,
} from '@gulmohar/contract/admin/search-word.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { SelectField, TextField } from '@gulmohar/ui/field.tsx';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { adminApi } from '../api/admin-api.ts';
import { ConfirmDialog } from '../components/confirm-dialog.tsx';
import { showToast } from '../components/toasts.ts';
import { controlledOf, fieldOf } from '../form/field-of.ts';
import { Form } from '../form/form.tsx';
import { LinesField } from '../form/lines-field.tsx';
import { refreshSearches } from './search.queries.ts';
import { kindNames } from './search-word-kinds.ts';

const foundFields = {
  words: { label: 'Also finds', hint: 'Single words from names and tags, one per line, the closest first' },
  sizes: { label: 'Sizes', hint: 'One per line, spelled as in the products' },
  number: { label: 'Number', hint: 'In digits' },
};

/** Adds a word if the given one is empty; otherwise changes or removes it. */
export function SearchWordForm({ word: saved, onDone }: { word: SearchWord; onDone: () => void }) {
  const isNew = saved.word === '';
  const call = isNew ? addSearchWord : changeSearchWord;
  const form = useForm({ resolver: zodResolver(call.body), defaultValues: saved });
  const field = fieldOf(form);
  const controlled = controlledOf(form);
  const [isRemoving, setIsRemoving] = useState(false);
  const remove = useMutation({
    mutationFn: async () => {
      await adminApi(removeSearchWord, { body: { word: saved.word } });
      await finish(`“${saved.word}” removed`);
    },
  });
  const kind = form.watch('kind');
  const keeps = searchWordKinds[kind];

  async function finish(message: string): Promise<void> {
    await refreshSearches();
    showToast('success', message);
    onDone();
  }

  return (
    <>
      <Form
        form={form}
        action={isNew ? 'Add' : 'Save'}
        needsChange
        send={async (body) => {
          await adminApi(call, { body });
          await finish(isNew ? `“${body.word}” added` : `“${body.word}” saved`);
        }}
      >
        <TextField
          label="Word or phrase"
          hint="As shoppers type it"
          readOnly={!isNew}
          autoComplete="off"
          {...field('word')}
        />
        <SelectField
          label="Meaning"
          hint={kindNames[kind].hint}
          {...field('kind', {
            onChange: () => {
              if (searchWordKinds[form.getValues('kind')] === 'nothing') form.setValue('finds', []);
            },
          })}
        >
          {searchWordKindNames.map((each) => (
            <option key={each} value={each}>
              {kindNames[each].name}
            </option>
          ))}
        </SelectField>
        {keeps !== 'nothing' && (
          <LinesField rows={keeps === 'number' ? 1 : 6} {...foundFields[keeps]} {...controlled('finds')} />
        )}
      </Form>
      {!isNew && (
        <Button variant="quiet" onClick={() => setIsRemoving(true)}>
          Remove
        </Button>
      )}
      <ConfirmDialog
        title={`Remove “${saved.word}”?`}
        action="Remove it"
        isOpen={isRemoving}
        isBusy={remove.isPending}
        failure={remove.error}
        onConfirm={() => remove.mutate()}
        onClose={() => setIsRemoving(false)}
      >
        <p>Searches for it will only find products that contain the word.</p>
      </ConfirmDialog>
    </>
  );
}
