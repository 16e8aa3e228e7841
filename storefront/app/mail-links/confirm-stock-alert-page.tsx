import { confirmStockAlert } from '@gulmohar/contract/accounts/alert.ts';
import { LoadFailed } from '../page/load-failed.tsx';
import { pageMeta } from '../page/page-meta.ts';
import type { Route } from './+types/confirm-stock-alert-page';
import { followOpenedLink } from './follow-link.ts';
import { LinkOutcome } from './link-outcome.tsx';
import { mailLinkMessages as messages } from './mail-link.messages.ts';

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return followOpenedLink(confirmStockAlert, request);
}

/** Never, because the token works only once. */
export function shouldRevalidate() {
  return false;
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: messages.confirmStockAlert, description: messages.private });
}

export function HydrateFallback() {
  return <LinkOutcome title={messages.confirmStockAlert} />;
}

export function ErrorBoundary() {
  return <LoadFailed title={messages.confirmStockAlert} text={messages.failed} />;
}

export default function ConfirmStockAlertPage({ loaderData: text }: Route.ComponentProps) {
  return <LinkOutcome title={messages.confirmStockAlert} text={text} />;
}
