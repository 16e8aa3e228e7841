import type { MailShop } from '../../../platform/mail/email.ts';
import type { Mail } from '../../../platform/mail/mail-gateway.ts';
import { renderEmail } from '../../../platform/mail/render-email.ts';

export function trackingCodeMail(shop: MailShop, requestId: string, to: string, code: string): Mail {
  return renderEmail(shop, {
    id: `tracking-code-${requestId}`,
    to,
    subject: `${code} is your ${shop.name} tracking code`,
    preheader: 'It is valid for 10 minutes.',
    greeting: '',
    blocks: [
      'Use this code to see your orders:',
      { kind: 'code', code },
      'It is valid for 10 minutes. Do not share it with anyone; we never ask for it.',
      'If you did not request it, you can ignore this e-mail.',
    ],
    reason: 'You are receiving this e-mail because somebody entered this address on our order tracking page.',
  });
}
