import { confirmNewsletter } from '@gulmohar/contract/accounts/newsletter.ts';
import { pageMeta } from '../page/page-meta.ts';
import type { Route } from './+types/confirm-newsletter-page';
import { ConfirmLinkPage } from './confirm-link-page.tsx';
import { mailLinkMessages as messages } from './mail-link.messages.ts';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: messages.confirmNewsletter, description: messages.private });
}

export default function ConfirmNewsletterPage() {
  return (
    <ConfirmLinkPage
      title={messages.confirmNewsletter}
      question={messages.confirmNewsletterText}
      button={messages.confirm}
      failed={messages.linkFailed}
      endpoint={confirmNewsletter}
    />
  );
}
