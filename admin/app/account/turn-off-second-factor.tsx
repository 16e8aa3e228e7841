import { turnOffSecondFactor } from '@gulmohar/contract/admin/second-factor.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { PasswordField } from '@gulmohar/ui/password-field.tsx';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { adminApi } from '../api/admin-api.ts';
import { queryClient } from '../api/query-client.ts';
import { showToast } from '../components/toasts.ts';
import { fieldOf } from '../form/field-of.ts';
import { FormProblem } from '../form/form-problem.tsx';
import { sending } from '../form/sending.ts';
import { sessionQuery } from '../session/session.queries.ts';

export function TurnOffSecondFactor() {
  const form = useForm({ resolver: zodResolver(turnOffSecondFactor.body), defaultValues: { password: '' } });
  const field = fieldOf(form);

  const turnOff = sending(form, async (body) => {
    await adminApi(turnOffSecondFactor, { body });
    showToast('success', 'Second factor turned off');
    await queryClient.invalidateQueries(sessionQuery);
  });

  return (
    <form onSubmit={turnOff} noValidate className="grid max-w-sm gap-2">
      <FormProblem form={form} />
      <p>It is on: to sign in, you need a code from your authenticator app.</p>
      <PasswordField
        label="Your password, to turn it off"
        autoComplete="current-password"
        {...field('password')}
      />
      <Button look="secondary" type="submit" isBusy={form.formState.isSubmitting}>
        Turn off
      </Button>
    </form>
  );
}
