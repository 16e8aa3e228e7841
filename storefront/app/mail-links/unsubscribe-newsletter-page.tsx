import { unsubscribeFromNewsletter } from '@gulmohar/contract/accounts/newsletter.ts';
import { pageMeta } from '../page/page-meta.ts';
import type { Route } from './+types/unsubscribe-newsletter-page';
import { mailLinkMessages as messages } from './mail-link.messages.ts';
import { UnsubscribePage } from './unsubscribe-page.tsx';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: messages.unsubscribeNewsletter, description: messages.private });
}

export default function UnsubscribeNewsletterPage() {
  return (
    <UnsubscribePage
      title={messages.unsubscribeNewsletter}
      question={messages.unsubscribeNewsletterText}
      endpoint={unsubscribeFromNewsletter}
    />
  );
}
