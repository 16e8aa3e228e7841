import type { getAdminSession } from '@gulmohar/contract/admin/session.ts';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useSearchParams } from 'react-router';
import type { z } from 'zod';
import { SecondFactorSetUp } from '../account/second-factor-set-up.tsx';
import { sessionQuery } from '../session/session.queries.ts';
import { NewPasswordForm } from './new-password-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { SecondFactorForm } from './second-factor-form.tsx';

type Standing = z.output<typeof getAdminSession.reply>['standing'];

/**
 * Sign-in: the password, a new one if it was temporary, the second factor if required; then back to the page
 * that the visitor came from.
 */
export function SignInPage() {
  const { data: session, isPending, error } = useQuery(sessionQuery);
  const [search] = useSearchParams();
  if (error) throw error;
  if (isPending) return null;
  const state = stateOf(session.standing);
  if (state === 'done') return <Navigate to={ownPath(search.get('back'))} replace />;
  return (
    <main className="mx-auto grid min-h-dvh max-w-sm content-center gap-6 p-6">
      <title>Sign in</title>
      <header>
        <p className="text-sm font-semibold tracking-[0.16em] text-muted">ADMIN</p>
        <h1 className="font-display text-2xl text-heading">{titles[state]}</h1>
      </header>
      {state === 'password' && <PasswordForm />}
      {state === 'new-password' && <NewPasswordForm />}
      {state === 'code' && <SecondFactorForm />}
      {state === 'set-up' && <SecondFactorSetUp />}
    </main>
  );
}

const titles = {
  password: 'Sign in',
  'new-password': 'Choose a new password',
  code: 'Enter your code',
  'set-up': 'Protect your account',
};

function stateOf(standing: Standing): keyof typeof titles | 'done' {
  if (!standing) return 'password';
  if (standing.mustChangePassword) return 'new-password';
  if (standing.secondFactor === 'asked') return 'code';
  return standing.secondFactor === 'needed' ? 'set-up' : 'done';
}

/** Accepts only paths within the admin, never other addresses. */
function ownPath(back: string | null): string {
  return back && /^\/(?![/\\])/.test(back) ? back : '/';
}
