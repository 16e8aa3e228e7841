import { confirmEmail } from '@gulmohar/contract/accounts/user.ts';
import { pageMeta } from '../../layout/page-meta.ts';
import { forgetProfile } from '../profile-store.ts';
import type { Route } from './+types/confirm-email-page';
import { mailLinkMessages as messages } from './mail-link.messages.ts';
import { MailLinkPage } from './mail-link-page.tsx';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: messages.confirmEmail, description: messages.private });
}

export default function ConfirmEmailPage() {
  return <MailLinkPage title={messages.confirmEmail} endpoint={confirmEmail} onDone={forgetProfile} />;
}
