import { confirmEmail } from '@gulmohar/contract/accounts/user.ts';
import { pageMeta } from '../../layout/page-meta.ts';
import { LoadFailed } from '../../shared/load-failed.tsx';
import type { Route } from './+types/confirm-email-page';
import { followOpenedLink } from './follow-link.ts';
import { LinkOutcome } from './link-outcome.tsx';
import { mailLinkMessages as messages } from './mail-link.messages.ts';

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return followOpenedLink(confirmEmail, request);
}

/** The token works once. */
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

export default function ConfirmEmailPage({ loaderData: text }: Route.ComponentProps) {
  return <LinkOutcome title={messages.confirmEmail} text={text} />;
}
