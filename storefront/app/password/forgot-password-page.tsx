import { useState } from 'react';
import { pageMeta } from '../page/page-meta.ts';
import type { Route } from './+types/forgot-password-page';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { LinkSent } from './link-sent.tsx';
import { passwordMessages as messages } from './password.messages.ts';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: messages.forgotTitle, description: messages.forgotIntro });
}

export default function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string>();
  return (
    <div className="page-width">
      <div className="mx-auto max-w-[28rem] py-10 md:py-16">
        {sentTo === undefined ? (
          <ForgotPasswordForm onSent={setSentTo} />
        ) : (
          <LinkSent email={sentTo} onAgain={() => setSentTo(undefined)} />
        )}
      </div>
    </div>
  );
}
