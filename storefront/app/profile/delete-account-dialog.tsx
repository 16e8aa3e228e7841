import { deleteAccount } from '@gulmohar/contract/accounts/user.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { Dialog } from '@gulmohar/ui/dialog.tsx';
import { showToast } from '@gulmohar/ui/toasts.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { CurrentPasswordField } from '../account/current-password-field.tsx';
import { forgetShopper } from '../account/sign-out.ts';
import { browserApi } from '../api/browser-api.ts';
import { failureText } from '../api/failure-text.ts';
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
  const { register, handleSubmit, setError, formState } = useForm<{ password: string }>({
    resolver: zodResolver(deleteAccount.body),
    defaultValues: { password: '' },
  });
  const { errors, isSubmitting } = formState;

  async function submit({ password }: { password: string }): Promise<void> {
    try {
      await browserApi(deleteAccount, { body: { password } });
      // Leaves the page first, because a profile without a shopper redirects to the login.
      await navigate(paths.home());
      forgetShopper();
      showToast('success', messages.deleted);
    } catch (error) {
      setError('password', { message: failureText(error, messages.deleteFailed) });
    }
  }

  return (
    <form noValidate aria-label={messages.deleteAccount} onSubmit={handleSubmit(submit)}>
      <p className="my-4">{messages.deleteWarning}</p>
      <CurrentPasswordField error={errors.password?.message} {...register('password')} />
      <div className="mt-4 grid gap-3 sm:grid-cols-2">
        <Button look="secondary" className="px-2" onClick={onClose}>
          {messages.keepAccount}
        </Button>
        <Button type="submit" className="px-2" isBusy={isSubmitting}>
          {isSubmitting ? messages.deleting : messages.deleteAccount}
        </Button>
      </div>
    </form>
  );
}
