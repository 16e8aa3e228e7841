import { confirmStockAlert } from '@gulmohar/contract/accounts/alert.ts';
import { pageMeta } from '../../layout/page-meta.ts';
import type { Route } from './+types/confirm-stock-alert-page';
import { mailLinkMessages as messages } from './mail-link.messages.ts';
import { MailLinkPage } from './mail-link-page.tsx';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: messages.confirmStockAlert, description: messages.private });
}

export default function ConfirmStockAlertPage() {
  return <MailLinkPage title={messages.confirmStockAlert} endpoint={confirmStockAlert} />;
}
