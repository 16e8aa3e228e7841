import { becomeOwner } from '@gulmohar/contract/admin/first-run.ts';
import { TextField } from '@gulmohar/ui/field.tsx';
import { PasswordField } from '@gulmohar/ui/password-field.tsx';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Navigate } from 'react-router';
import { SecondFactorSetUp } from '../account/second-factor-set-up.tsx';
import { adminApi } from '../api/admin-api.ts';
import { queryClient } from '../api/query-client.ts';
import { fieldOf } from '../form/field-of.ts';
import { Form } from '../form/form.tsx';
import { paths } from '../paths.ts';
import { sessionQuery } from '../session/session.queries.ts';

/** Opened by the set-up link: whoever has it becomes the owner, and goes on to the next steps. */
export function OwnerPage() {
  const { data: session, error } = useQuery(sessionQuery);
  const [setupCode, setSetupCode] = useState<string>();
  if (error) throw error;
  if (!session) return null;
  const { standing } = session;
  const needsSecondFactor = standing?.secondFactor === 'needed';
  if (standing && !needsSecondFactor) return <Navigate to={paths.setUp()} replace />;
  return (
    <main className="mx-auto grid min-h-dvh max-w-sm content-center gap-6 p-6">
      <title>Your shop</title>
      <header>
        <p className="text-sm font-semibold tracking-[0.16em] text-muted">YOUR SHOP</p>
        <h1 className="font-display text-2xl text-heading">
          {needsSecondFactor ? 'Protect your account' : 'You are the owner'}
        </h1>
      </header>
      {needsSecondFactor ? <SecondFactorSetUp setupCode={setupCode} /> : <OwnerForm onDone={setSetupCode} />}
    </main>
  );
}

function OwnerForm({ onDone }: { onDone: (setupCode: string) => void }) {
  const form = useForm({
    resolver: zodResolver(becomeOwner.body),
    defaultValues: { token: window.location.hash.slice(1), name: '', email: '', password: '' },
  });
  const field = fieldOf(form);
  return (
    <Form
      form={form}
      action="Begin"
      send={async (body) => {
        onDone((await adminApi(becomeOwner, { body })).setupCode);
        await queryClient.invalidateQueries(sessionQuery);
      }}
    >
      <p>With this address and password you sign in to the admin from now on.</p>
      <TextField label="Your name" autoComplete="name" {...field('name')} />
      <TextField label="Email" type="email" autoComplete="username" {...field('email')} />
      <PasswordField label="Password" autoComplete="new-password" {...field('password')} />
    </Form>
  );
}
