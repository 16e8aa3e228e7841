import { endReminders } from '@gulmohar/contract/sales/checkout-reminder.ts';
import { ConfirmLinkPage } from '../mail-links/confirm-link-page.tsx';
import { mailLinkMessages } from '../mail-links/mail-link.messages.ts';
import { pageMeta } from '../page/page-meta.ts';
import type { Route } from './+types/end-reminders-page';
import { reminderMessages as messages } from './reminder.messages.ts';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: messages.end, description: mailLinkMessages.private });
}

export default function EndRemindersPage() {
  return (
    <ConfirmLinkPage
      title={messages.end}
      question={messages.endText}
      button={mailLinkMessages.unsubscribe}
      failed={mailLinkMessages.unsubscribeFailed}
      endpoint={endReminders}
    />
  );
}
