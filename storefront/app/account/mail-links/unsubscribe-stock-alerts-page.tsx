import { unsubscribeStockAlerts } from '@gulmohar/contract/accounts/alert.ts';
import { pageMeta } from '../../layout/page-meta.ts';
import type { Route } from './+types/unsubscribe-stock-alerts-page';
import { mailLinkMessages as messages } from './mail-link.messages.ts';
import { MailLinkPage } from './mail-link-page.tsx';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: messages.unsubscribeStockAlerts, description: messages.private });
}

export default function UnsubscribeStockAlertsPage() {
  return (
    <MailLinkPage
      title={messages.unsubscribeStockAlerts}
      endpoint={unsubscribeStockAlerts}
      ask={{ text: messages.unsubscribeStockAlertsText, button: messages.unsubscribe }}
    />
  );
}
