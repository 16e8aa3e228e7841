import { turnOffSecondFactor } from '@gulmohar/contract/admin/second-factor.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { PasswordField } from '@gulmohar/ui/password-field.tsx';
import { showToast } from '@gulmohar/ui/toasts.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { deskApi } from '../api/desk-api.ts';
import { showFailure } from '../api/failure.ts';
import { queryClient } from '../api/query-client.ts';
import { sessionQuery } from '../session/session.queries.ts';

export function TurnOffSecondFactor() {
  const form = useForm({ resolver: zodResolver(turnOffSecondFactor.body), defaultValues: { password: '' } });
  const { errors, isSubmitting } = form.formState;

  const turnOff = form.handleSubmit(async (body) => {
    try {
      await deskApi(turnOffSecondFactor, { body });
      showToast('success', 'The second factor is off');
      await queryClient.invalidateQueries(sessionQuery);
    } catch (error) {
      showFailure(error, form.setError);
    }
  });

  return (
    <form onSubmit={turnOff} noValidate className="grid max-w-sm gap-2">
      <p>It is on: signing in asks for a code of your authenticator app.</p>
      <PasswordField
        label="Your password, to turn it off"
        showLabel="Show"
        hideLabel="Hide"
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password')}
      />
      <Button look="secondary" type="submit" disabled={isSubmitting}>
        Turn off
      </Button>
    </form>
  );
}
