import { buttonClass } from '@gulmohar/ui/button.tsx';
import { useEffect, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { NoticePage } from '../page/notice-page.tsx';
import { pageMeta } from '../page/page-meta.ts';
import { paths } from '../paths.ts';
import type { Route } from './+types/reset-password-page';
import { passwordMessages as messages } from './password.messages.ts';
import { ResetPasswordForm } from './reset-password-form.tsx';

/** The specified delay before the redirect to the login. */
const REDIRECT_MS = 3_000;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: messages.resetTitle, description: messages.resetIntro });
}

/** The page behind the link in the reset e-mail. */
export default function ResetPasswordPage() {
  const [query] = useSearchParams();
  const token = query.get('token');
  const [outcome, setOutcome] = useState<'done' | 'invalid'>();

  if (!token || outcome === 'invalid') return <InvalidLink />;
  if (outcome === 'done') return <Done />;
  return (
    <div className="page-width">
      <div className="mx-auto max-w-[28rem] py-10 md:py-16">
        <ResetPasswordForm token={token} onOutcome={setOutcome} />
      </div>
    </div>
  );
}

function InvalidLink() {
  return (
    <NoticePage title={messages.invalidTitle}>
      <p role="alert">{messages.invalid}</p>
      <Link to={paths.forgotPassword()} className={buttonClass()}>
        {messages.requestNew}
      </Link>
    </NoticePage>
  );
}

function Done() {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => navigate(paths.login(), { replace: true }), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <NoticePage title={messages.doneTitle}>
      <p role="status">{messages.done}</p>
      <Link to={paths.login()} replace className={buttonClass()}>
        {messages.toLogin}
      </Link>
    </NoticePage>
  );
}
