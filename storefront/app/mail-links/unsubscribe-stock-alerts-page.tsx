import { unsubscribeStockAlerts } from '@gulmohar/contract/accounts/alert.ts';
import { pageMeta } from '../page/page-meta.ts';
import type { Route } from './+types/unsubscribe-stock-alerts-page';
import { ConfirmLinkPage } from './confirm-link-page.tsx';
import { mailLinkMessages as messages } from './mail-link.messages.ts';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: messages.unsubscribeStockAlerts, description: messages.private });
}

export default function UnsubscribeStockAlertsPage() {
  return (
    <ConfirmLinkPage
      title={messages.unsubscribeStockAlerts}
      question={messages.unsubscribeStockAlertsText}
      button={messages.unsubscribe}
      failed={messages.unsubscribeFailed}
      endpoint={unsubscribeStockAlerts}
    />
  );
}
