import { confirmStockAlert } from '@gulmohar/contract/accounts/alert.ts';
import { pageMeta } from '../page/page-meta.ts';
import type { Route } from './+types/confirm-stock-alert-page';
import { ConfirmLinkPage } from './confirm-link-page.tsx';
import { mailLinkMessages as messages } from './mail-link.messages.ts';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: messages.confirmStockAlert, description: messages.private });
}

export default function ConfirmStockAlertPage() {
  return (
    <ConfirmLinkPage
      title={messages.confirmStockAlert}
      question={messages.confirmStockAlertText}
      button={messages.confirm}
      failed={messages.linkFailed}
      endpoint={confirmStockAlert}
    />
  );
}
