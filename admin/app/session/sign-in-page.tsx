import { useQuery } from '@tanstack/react-query';
import { Navigate, useSearchParams } from 'react-router';
import { SecondFactorSetUp } from '../account/second-factor-set-up.tsx';
import { PasswordForm } from './password-form.tsx';
import { SecondFactorForm } from './second-factor-form.tsx';
import { sessionQuery } from './session.queries.ts';

/** Password, then the code where one is in force, then where one came from. */
export function SignInPage() {
  const { data: session, isPending, error } = useQuery(sessionQuery);
  const [search] = useSearchParams();
  if (error) throw error;
  if (isPending) return null;
  const state = session.standing?.secondFactor;
  if (state === 'on' || state === 'off') return <Navigate to={ownPath(search.get('back'))} replace />;
  return (
    <main className="mx-auto grid min-h-dvh max-w-sm content-center gap-6 p-6">
      <title>Sign in</title>
      <header>
        <p className="text-sm font-semibold tracking-[0.16em] text-muted">OWNER’S DESK</p>
        <h1 className="font-display text-2xl text-heading">
          {state === 'asked' ? 'Enter your code' : state === 'needed' ? 'Protect your account' : 'Sign in'}
        </h1>
      </header>
      {state === 'asked' && <SecondFactorForm />}
      {state === 'needed' && <SecondFactorSetUp />}
      {!state && <PasswordForm />}
    </main>
  );
}

/** Only a path of the desk, never an address elsewhere. */
function ownPath(back: string | null): string {
  return back && /^\/(?![/\\])/.test(back) ? back : '/';
}
