import { deleteAccount } from '@gulmohar/contract/accounts/user.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { Dialog } from '@gulmohar/ui/dialog.tsx';
import { ProblemNote } from '@gulmohar/ui/problem-note.tsx';
import { showToast } from '@gulmohar/ui/toasts.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { CurrentPasswordField } from '../account/current-password-field.tsx';
import { forgetShopper } from '../account/sign-out.ts';
import { browserApi } from '../api/browser-api.ts';
import { fieldOf } from '../form/field-of.ts';
import { sending } from '../form/sending.ts';
import { paths } from '../paths.ts';
import { profileMessages as messages } from './profile.messages.ts';

type DeleteAccountDialogProps = { isOpen: boolean; onClose: () => void };

export function DeleteAccountDialog({ isOpen, onClose }: DeleteAccountDialogProps) {
  return (
    <Dialog title={messages.deleteAccount} isOpen={isOpen} onClose={onClose}>
      <DeleteAccountForm onClose={onClose} />
    </Dialog>
  );
}

function DeleteAccountForm({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const form = useForm<{ password: string }>({
    resolver: zodResolver(deleteAccount.body),
    defaultValues: { password: '' },
  });
  const { errors, isSubmitting } = form.formState;

  async function submit({ password }: { password: string }): Promise<void> {
    await browserApi(deleteAccount, { body: { password } });
    // Leaves the page first, because a profile without a shopper redirects to the login.
    await navigate(paths.home());
    forgetShopper();
    showToast('success', messages.deleted);
  }

  return (
    <form
      noValidate
      aria-label={messages.deleteAccount}
      onSubmit={sending(form, submit, { failed: messages.deleteFailed, isQuiet: true })}
    >
      <p className="my-4">{messages.deleteWarning}</p>
      <CurrentPasswordField {...fieldOf(form)('password')} />
      <ProblemNote text={errors.root?.message} />
      <div className="mt-4 grid gap-3 sm:grid-cols-2">
        <Button variant="secondary" className="px-2" onClick={onClose}>
          {messages.keepAccount}
        </Button>
        <Button type="submit" className="px-2" isBusy={isSubmitting}>
          {isSubmitting ? messages.deleting : messages.deleteAccount}
        </Button>
      </div>
    </form>
  );
}
