import { unsubscribeStockAlerts } from '@gulmohar/contract/accounts/alert.ts';
import { pageMeta } from '../page/page-meta.ts';
import type { Route } from './+types/unsubscribe-stock-alerts-page';
import { mailLinkMessages as messages } from './mail-link.messages.ts';
import { UnsubscribePage } from './unsubscribe-page.tsx';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: messages.unsubscribeStockAlerts, description: messages.private });
}

export default function UnsubscribeStockAlertsPage() {
  return (
    <UnsubscribePage
      title={messages.unsubscribeStockAlerts}
      question={messages.unsubscribeStockAlertsText}
      endpoint={unsubscribeStockAlerts}
    />
  );
}
