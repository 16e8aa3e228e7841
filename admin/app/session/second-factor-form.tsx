import { giveSecondFactor } from '@gulmohar/contract/admin/desk-session.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { TextField } from '@gulmohar/ui/field.tsx';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { deskApi } from '../api/desk-api.ts';
import { showFailure } from '../api/failure.ts';
import { queryClient } from '../api/query-client.ts';
import { sessionQuery } from './session.queries.ts';
import { SignOutButton } from './sign-out-button.tsx';

export function SecondFactorForm() {
  const form = useForm({ resolver: zodResolver(giveSecondFactor.body), defaultValues: { code: '' } });
  const { errors, isSubmitting } = form.formState;

  const give = form.handleSubmit(async (body) => {
    try {
      await deskApi(giveSecondFactor, { body });
      await queryClient.invalidateQueries(sessionQuery);
    } catch (error) {
      showFailure(error, form.setError);
    }
  });

  return (
    <form onSubmit={give} noValidate className="grid gap-2">
      <TextField
        label="Code of your authenticator app"
        inputMode="numeric"
        autoComplete="one-time-code"
        hint="Lost your phone? A recovery code works too, once."
        error={errors.code?.message}
        {...form.register('code')}
      />
      <Button type="submit" disabled={isSubmitting}>
        Continue
      </Button>
      <SignOutButton />
    </form>
  );
}
