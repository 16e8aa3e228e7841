import type { MailShop } from '../../platform/mail/email.ts';
import type { Mail } from '../../platform/mail/mail-gateway.ts';
import { renderEmail } from '../../platform/mail/render-email.ts';
import type { JobPayloads } from '../../platform/queue/job-payloads.ts';

export type AccessChange = JobPayloads['send-staff-access']['change'];

const WHAT: Record<AccessChange, string> = {
  password: 'The password of your admin account was changed.',
  reset: 'Access to your admin account was reset: it has a temporary password and no second factor.',
  'second-factor-on': 'The second factor of your admin account was set up.',
  'second-factor-off': 'The second factor of your admin account was turned off.',
};

export function staffAccessMail(
  shop: MailShop,
  { changeId, to, change }: { changeId: string; to: string; change: AccessChange },
): Mail {
  return renderEmail(shop, {
    id: `staff-access-${changeId}`,
    to,
    greeting: '',
    subject: `Your ${shop.name} admin account was changed`,
    preheader: WHAT[change],
    reason: `You are receiving this e-mail because you work in the admin of ${shop.name}.`,
    blocks: [
      WHAT[change],
      'If neither you nor the owner did this, please tell the owner at once: resetting your access ends every session of your account.',
    ],
  });
}
