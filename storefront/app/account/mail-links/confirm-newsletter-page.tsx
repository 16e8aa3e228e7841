import { confirmNewsletter } from '@gulmohar/contract/accounts/newsletter.ts';
import { pageMeta } from '../../layout/page-meta.ts';
import type { Route } from './+types/confirm-newsletter-page';
import { mailLinkMessages as messages } from './mail-link.messages.ts';
import { MailLinkPage } from './mail-link-page.tsx';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: messages.confirmNewsletter, description: messages.private });
}

export default function ConfirmNewsletterPage() {
  return <MailLinkPage title={messages.confirmNewsletter} endpoint={confirmNewsletter} />;
}
