import { INVALID_LINK } from '@gulmohar/contract/accounts/password.ts';
import { checkConfirmation } from '@gulmohar/contract/accounts/user.ts';
import { ApiError } from '@gulmohar/contract/api/client.ts';
import { useState } from 'react';
import { browserApi } from '../api/browser-api.ts';
import { LoadFailed } from '../page/load-failed.tsx';
import { pageMeta } from '../page/page-meta.ts';
import type { Route } from './+types/confirm-email-page';
import { ConfirmEmailForm } from './confirm-email-form.tsx';
import { LinkOutcome } from './link-outcome.tsx';
import { mailLinkMessages as messages } from './mail-link.messages.ts';

type Link = { token: string; email: string };

/** @returns undefined if the link is wrong, used or expired */
export async function clientLoader({ request }: Route.ClientLoaderArgs): Promise<Link | undefined> {
  const token = new URL(request.url).searchParams.get('token');
  if (!token) return undefined;
  try {
    return { token, email: (await browserApi(checkConfirmation, { body: { token } })).email };
  } catch (error) {
    if (error instanceof ApiError && error.code === 'INVALID_LINK') return undefined;
    throw error;
  }
}

/** Never, because the token works only once. */
export function shouldRevalidate() {
  return false;
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: messages.confirmEmail, description: messages.private });
}

export function HydrateFallback() {
  return <LinkOutcome title={messages.confirmEmail} />;
}

export function ErrorBoundary() {
  return <LoadFailed title={messages.confirmEmail} text={messages.failed} />;
}

export default function ConfirmEmailPage({ loaderData: link }: Route.ComponentProps) {
  const [outcome, setOutcome] = useState(link ? undefined : INVALID_LINK);
  if (!link || outcome !== undefined) return <LinkOutcome title={messages.confirmEmail} text={outcome} />;
  return (
    <div className="page-width">
      <div className="mx-auto max-w-[28rem] py-10 md:py-16">
        <h1 className="font-display text-3xl text-heading">{messages.confirmEmail}</h1>
        <ConfirmEmailForm {...link} onOutcome={setOutcome} />
      </div>
    </div>
  );
}
