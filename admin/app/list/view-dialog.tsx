import {
  changeView,
  deleteView,
  type SavedView,
  saveView,
  type ViewedList,
} from '@gulmohar/contract/admin/view.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { SelectField, TextField } from '@gulmohar/ui/field.tsx';
import { ProblemNote } from '@gulmohar/ui/problem-note.tsx';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { adminApi } from '../api/admin-api.ts';
import { failureText } from '../api/failure.ts';
import { queryClient } from '../api/query-client.ts';
import { Dialog } from '../components/dialog.tsx';
import { showToast } from '../components/toasts.ts';
import { showUndo } from '../components/undo.ts';
import { fieldOf } from '../form/field-of.ts';
import { Form } from '../form/form.tsx';
import { viewsQuery } from './view.queries.ts';

type ViewDialogProps = {
  list: ViewedList;
  /** undefined: closed. */
  edited: SavedView | 'new' | undefined;
  /** The list's current filters, order and columns. */
  query: string;
  own: readonly SavedView[];
  onClose: () => void;
};

/**
 * Saves the list's current state as a view, under a new name or replacing another one; or renames or deletes
 * a view.
 */
export function ViewDialog({ edited, onClose, ...form }: ViewDialogProps) {
  return (
    <Dialog
      title={edited === undefined || edited === 'new' ? 'Save view' : `Change ${edited.name}`}
      isOpen={edited !== undefined}
      onClose={onClose}
    >
      {edited === 'new' && <SaveForm {...form} onClose={onClose} />}
      {edited !== undefined && edited !== 'new' && (
        <RenameForm view={edited} list={form.list} onClose={onClose} />
      )}
    </Dialog>
  );
}

function SaveForm({ list, query, own, onClose }: Omit<ViewDialogProps, 'edited'>) {
  const form = useForm({ defaultValues: { name: '', viewId: '' } });
  const field = fieldOf(form);
  const replaced = form.watch('viewId');
  return (
    <Form
      form={form}
      action="Save view"
      send={async ({ name, viewId }) => {
        if (viewId) await adminApi(changeView, { body: { viewId, query } });
        else await adminApi(saveView, { body: { list, name, query } });
        await refresh(list);
        showToast('success', 'View saved');
        onClose();
      }}
    >
      {own.length > 0 && (
        <SelectField label="Save as" {...field('viewId')}>
          <option value="">A new view</option>
          {own.map(({ viewId, name }) => (
            <option key={viewId} value={viewId}>
              {name} (replace it)
            </option>
          ))}
        </SelectField>
      )}
      {!replaced && (
        <TextField
          label="Name"
          autoComplete="off"
          hint="Saves the filters, sort order and columns, for you only. The search is not saved."
          {...field('name')}
        />
      )}
    </Form>
  );
}

function RenameForm({ view, list, onClose }: { view: SavedView; list: ViewedList; onClose: () => void }) {
  const { viewId, query } = view;
  const form = useForm({ defaultValues: { name: view.name } });
  const field = fieldOf(form);
  const navigate = useNavigate();
  const remove = useMutation({
    mutationFn: () => adminApi(deleteView, { body: { viewId } }),
    onSuccess: async () => {
      onClose();
      await navigate({ search: '' });
      await refresh(list);
      showUndo(`View ${view.name} deleted`, async () => {
        await adminApi(saveView, { body: { list, name: view.name, query } });
        await refresh(list);
      });
    },
  });
  return (
    <>
      <Form
        form={form}
        action="Rename"
        needsChange
        send={async ({ name }) => {
          await adminApi(changeView, { body: { viewId, name } });
          await refresh(list);
          onClose();
        }}
      >
        <TextField label="Name" autoComplete="off" {...field('name')} />
      </Form>
      <ProblemNote text={remove.error ? failureText(remove.error) : undefined} />
      <Button variant="quiet" isBusy={remove.isPending} onClick={() => remove.mutate()}>
        Delete the view
      </Button>
    </>
  );
}

function refresh(list: ViewedList): Promise<void> {
  return queryClient.invalidateQueries(viewsQuery(list));
}
