import {
  blockCustomer,
  type CustomerRow,
  eraseCustomer,
  exportCustomer,
  unblockCustomer,
} from '@gulmohar/contract/admin/customer.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { TextField } from '@gulmohar/ui/field.tsx';
import { saveFile } from '@gulmohar/ui/save-file.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { adminApi } from '../api/admin-api.ts';
import { ConfirmButton } from '../components/confirm-button.tsx';
import { ConfirmDialog } from '../components/confirm-dialog.tsx';
import { FailureNote } from '../components/failure-note.tsx';
import { showToast } from '../components/toasts.ts';
import { paths } from '../paths.ts';
import { useStaff } from '../session/session.queries.ts';
import { refreshCustomer, refreshCustomerList } from './customer.queries.ts';

/** Block, export and erase, each shown only to staff with the permission for it. */
export function CustomerActions({ customer }: { customer: CustomerRow }) {
  const { may } = useStaff();
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<'block' | 'erase'>();
  const [text, setText] = useState('');
  const { userId, email } = customer;

  const act = useMutation({
    mutationFn: (work: () => Promise<string>) => work(),
    onSuccess: (done) => {
      showToast('success', done);
      setDialog(undefined);
    },
  });

  function open(what: typeof dialog) {
    act.reset();
    setText('');
    setDialog(what);
  }
  const close = () => open(undefined);

  async function block(): Promise<string> {
    await adminApi(blockCustomer, { body: { email, reason: text } });
    await refreshCustomer(userId);
    return `${customer.name || customer.email} blocked`;
  }
  async function unblock(): Promise<string> {
    await adminApi(unblockCustomer, { body: { email } });
    await refreshCustomer(userId);
    return `${customer.name || customer.email} unblocked`;
  }
  async function exportData(): Promise<string> {
    const { data } = await adminApi(exportCustomer, { body: { userId } });
    const text = JSON.stringify(data, undefined, 2);
    saveFile(`customer-${userId}.json`, new Blob([text], { type: 'application/json' }));
    return 'The file is ready';
  }
  async function erase(): Promise<string> {
    await adminApi(eraseCustomer, { body: { userId, email: text } });
    await navigate(paths.customers);
    await refreshCustomerList();
    return 'Account erased';
  }

  return (
    <div className="flex flex-wrap gap-x-5 gap-y-2">
      {may('customers.block') &&
        (customer.isBlocked ? (
          <ConfirmButton
            variant="secondary"
            label="Unblock"
            title={`Unblock ${customer.name || customer.email}?`}
            action="Unblock"
            run={() => act.mutateAsync(unblock)}
          >
            <p>They will be able to sign in and order again.</p>
          </ConfirmButton>
        ) : (
          <Button variant="quiet" onClick={() => open('block')}>
            Block
          </Button>
        ))}
      {may('customers.privacy') && (
        <>
          <Button variant="quiet" isBusy={act.isPending} onClick={() => act.mutate(exportData)}>
            Export data
          </Button>
          <Button variant="quiet" onClick={() => open('erase')}>
            Erase data
          </Button>
        </>
      )}
      {dialog === undefined && <FailureNote error={act.error} />}
      <ConfirmDialog
        title={`Block ${customer.name || customer.email}`}
        action="Block"
        isOpen={dialog === 'block'}
        isBusy={act.isPending}
        failure={act.error}
        onConfirm={() => act.mutate(block)}
        onClose={close}
      >
        <p className="mb-3">They are signed out everywhere and can no longer sign in or order.</p>
        <TextField
          label="Why"
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </ConfirmDialog>
      <ConfirmDialog
        title={`Erase ${customer.name || customer.email}`}
        action="Erase permanently"
        isOpen={dialog === 'erase'}
        isBusy={act.isPending}
        failure={act.error}
        onConfirm={() => act.mutate(erase)}
        onClose={close}
      >
        <p className="mb-3">
          The account and all its data are deleted. Orders stay for your records; once they are delivered, the
          name is removed from them. This cannot be undone.
        </p>
        <TextField
          label={`Type ${email} to confirm`}
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </ConfirmDialog>
    </div>
  );
}
