import { signInAtDesk } from '@gulmohar/contract/admin/desk-session.ts';
import { Button } from '@gulmohar/ui/button.tsx';
import { TextField } from '@gulmohar/ui/field.tsx';
import { PasswordField } from '@gulmohar/ui/password-field.tsx';
import { ProblemNote } from '@gulmohar/ui/problem-note.tsx';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { deskApi } from '../api/desk-api.ts';
import { failureText } from '../api/failure.ts';
import { queryClient } from '../api/query-client.ts';
import { sessionQuery } from './session.queries.ts';

export function PasswordForm() {
  const [problem, setProblem] = useState('');
  const form = useForm({
    resolver: zodResolver(signInAtDesk.body),
    defaultValues: { email: '', password: '' },
  });
  const { errors, isSubmitting } = form.formState;

  const signIn = form.handleSubmit(async (body) => {
    setProblem('');
    try {
      await deskApi(signInAtDesk, { body });
      await queryClient.invalidateQueries(sessionQuery);
    } catch (error) {
      setProblem(failureText(error));
    }
  });

  return (
    <form onSubmit={signIn} noValidate className="grid gap-2">
      <ProblemNote text={problem} />
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <PasswordField
        label="Password"
        showLabel="Show"
        hideLabel="Hide"
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password')}
      />
      <Button type="submit" disabled={isSubmitting}>
        {isSubmitting ? 'Signing in …' : 'Sign in'}
      </Button>
    </form>
  );
}
