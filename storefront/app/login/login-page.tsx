import { ScriptButton } from '@gulmohar/ui/script-button.tsx';
import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate, useNavigationType } from 'react-router';
import { NeedsScripts } from '../page/needs-scripts.tsx';
import { pageMeta } from '../page/page-meta.ts';
import { useShop } from '../page/use-shop.ts';
import { paths } from '../paths.ts';
import { readLoginState } from '../session/login-state.ts';
import { useSession } from '../session/session-store.ts';
import type { Route } from './+types/login-page';
import { loginMessages as messages } from './login.messages.ts';
import { LoginForm } from './login-form.tsx';
import { pathBeforeLoad, returnPath } from './return-path.ts';
import { SignUpForm } from './sign-up-form.tsx';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: messages.login, description: messages.loginIntro });
}

/** Login and Sign Up on one screen. Signed-in shoppers are redirected to the page that they came from. */
export default function LoginPage() {
  const location = useLocation();
  const navigate = useNavigate();
  const { from, reason } = readLoginState(location);
  const shopName = useShop()?.name;
  const [isNew, setNew] = useState(false);
  const isSignedIn = useSession((session) => session.token !== null);
  // false if the shopper signed out after the page was loaded.
  const isAsLoaded = useNavigationType() === 'POP';

  useEffect(() => {
    if (!isSignedIn) return;
    navigate(returnPath(from ?? (isAsLoaded ? pathBeforeLoad() : undefined)), { replace: true });
  }, [isSignedIn, from, isAsLoaded, navigate]);

  // Both forms have the same address, and therefore the same `meta`.
  useEffect(() => {
    document.title = `${isNew ? messages.signUp : messages.login} | ${shopName}`;
  }, [isNew, shopName]);

  return (
    <div className="page-width">
      <div className="mx-auto max-w-[28rem] py-10 md:py-16">
        <h1 className="font-display text-3xl text-heading">{isNew ? messages.signUp : messages.login}</h1>
        <p className="mt-2 mb-8 text-muted">{isNew ? messages.signUpIntro : messages.loginIntro}</p>
        {reason && <p className="mb-6 border-l-4 border-link bg-panel p-3">{reason}</p>}
        <NeedsScripts />
        <div className="noscript:hidden">{isNew ? <SignUpForm /> : <LoginForm />}</div>
        <div className="mt-8 border-t border-rule pt-6">
          <p className="flex flex-wrap items-center gap-x-3 noscript:hidden">
            {isNew ? messages.haveAccount : messages.noAccount}
            <ScriptButton
              className="min-h-11 cursor-pointer text-link font-semibold"
              onClick={() => setNew(!isNew)}
            >
              {isNew ? messages.login : messages.signUp}
            </ScriptButton>
          </p>
          <p className="flex flex-wrap items-center gap-x-3 text-muted">
            {messages.guest}
            <Link to={paths.collection()} className="flex min-h-11 items-center text-link">
              {messages.toCollection}
            </Link>
          </p>
        </div>
      </div>
    </div>
  );
}
