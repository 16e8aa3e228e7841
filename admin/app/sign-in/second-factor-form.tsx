import { submitSecondFactor } from '@gulmohar/contract/admin/session.ts';
import { TextField } from '@gulmohar/ui/field.tsx';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { adminApi } from '../api/admin-api.ts';
import { queryClient } from '../api/query-client.ts';
import { fieldOf } from '../form/field-of.ts';
import { Form } from '../form/form.tsx';
import { sessionQuery } from '../session/session.queries.ts';
import { SignOutButton } from '../session/sign-out-button.tsx';

export function SecondFactorForm() {
  const form = useForm({ resolver: zodResolver(submitSecondFactor.body), defaultValues: { code: '' } });
  const field = fieldOf(form);

  useEffect(() => form.setFocus('code'), [form]);

  return (
    <Form
      form={form}
      action="Continue"
      className="grid gap-2"
      send={async (body) => {
        await adminApi(submitSecondFactor, { body });
        await queryClient.invalidateQueries(sessionQuery);
      }}
      more={<SignOutButton />}
    >
      <TextField
        label="Code from your authenticator app"
        // Not a numeric keypad, because recovery codes contain letters.
        autoCapitalize="none"
        autoComplete="one-time-code"
        hint="Lost your phone? A recovery code works too, once."
        {...field('code')}
      />
    </Form>
  );
}
