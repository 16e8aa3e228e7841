import {
  type RedirectForm as Fields,
  redirectForm,
  saveRedirect,
} from '@gulmohar/contract/admin/redirect.ts';
import { TextField } from '@gulmohar/ui/field.tsx';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { adminApi } from '../api/admin-api.ts';
import { Dialog } from '../components/dialog.tsx';
import { showToast } from '../components/toasts.ts';
import { fieldOf } from '../form/field-of.ts';
import { Form } from '../form/form.tsx';
import { refreshRedirects } from './redirect.queries.ts';

type RedirectDialogProps = {
  /** undefined: closed. */
  redirect: Fields | undefined;
  onClose: () => void;
};

/** Adds a redirect, or changes where an old address leads. */
export function RedirectDialog({ redirect, onClose }: RedirectDialogProps) {
  return (
    <Dialog title="Where an old address leads" isOpen={redirect !== undefined} onClose={onClose}>
      {redirect && <RedirectForm redirect={redirect} onDone={onClose} />}
    </Dialog>
  );
}

function RedirectForm({ redirect, onDone }: { redirect: Fields; onDone: () => void }) {
  const form = useForm({ resolver: zodResolver(redirectForm), defaultValues: redirect });
  const field = fieldOf(form);

  async function save(body: Fields): Promise<void> {
    await adminApi(saveRedirect, { body });
    await refreshRedirects();
    showToast('success', 'Redirect saved');
    onDone();
  }

  return (
    <Form form={form} action="Save" send={save}>
      <TextField
        label="Old address"
        hint="As in the former shop, such as /products/red-kurti"
        autoComplete="off"
        inputMode="url"
        {...field('from')}
      />
      <TextField
        label="Leads to"
        hint="A page of this shop, such as /collection?category=Sarees"
        autoComplete="off"
        inputMode="url"
        {...field('to')}
      />
    </Form>
  );
}
