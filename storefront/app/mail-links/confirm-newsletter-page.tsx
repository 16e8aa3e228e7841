import { confirmNewsletter } from '@gulmohar/contract/accounts/newsletter.ts';
import { LoadFailed } from '../page/load-failed.tsx';
import { pageMeta } from '../page/page-meta.ts';
import type { Route } from './+types/confirm-newsletter-page';
import { followOpenedLink } from './follow-link.ts';
import { LinkOutcome } from './link-outcome.tsx';
import { mailLinkMessages as messages } from './mail-link.messages.ts';

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return followOpenedLink(confirmNewsletter, request);
}

/** Never, because the token works only once. */
export function shouldRevalidate() {
  return false;
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: messages.confirmNewsletter, description: messages.private });
}

export function HydrateFallback() {
  return <LinkOutcome title={messages.confirmNewsletter} />;
}

export function ErrorBoundary() {
  return <LoadFailed title={messages.confirmNewsletter} text={messages.failed} />;
}

export default function ConfirmNewsletterPage({ loaderData: text }: Route.ComponentProps) {
  return <LinkOutcome title={messages.confirmNewsletter} text={text} />;
}
