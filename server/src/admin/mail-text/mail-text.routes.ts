import { type MailDraft, previewMail, sendSampleMail } from '@gulmohar/contract/admin/mail-texts.ts';
import { DEFAULT_MAILS, type MailKind } from '@gulmohar/contract/shop/mail-texts.ts';
import type { Shop } from '@gulmohar/contract/shop/shop.ts';
import { v7 as uuid } from 'uuid';
import { file } from '../../platform/http/replies.ts';
import type { Route } from '../../platform/http/route.ts';
import type { MailShop } from '../../platform/mail/email.ts';
import type { Mail, MailGateway } from '../../platform/mail/mail-gateway.ts';
import { MAIL_POLICY } from '../../platform/mail/mail-policy.ts';
import { notAccepted } from '../../platform/mail/not-accepted.ts';
import { staffRoute } from '../session/staff-route.ts';

type Needs = {
  shop: () => Shop;
  mail: MailGateway;
  sampleMail: (shop: MailShop, kind: MailKind) => Promise<Mail>;
};

export function mailTextRoutes({ shop, mail, sampleMail }: Needs): Route[] {
  function sampleOf({ kind, greeting, signature, subject, opening }: MailDraft): Promise<Mail> {
    const texts = { ...DEFAULT_MAILS.texts, [kind]: { subject, opening } };
    return sampleMail({ ...shop(), mails: { greeting, signature, texts } }, kind);
  }

  return [
    staffRoute(previewMail, {}, async ({ query }) =>
      file('text/html', Buffer.from((await sampleOf(query)).html), {
        'content-security-policy': MAIL_POLICY,
      }),
    ),

    staffRoute(sendSampleMail, {}, async ({ body, staff }) => {
      const { attachments, unsubscribe, ...sample } = await sampleOf(body);
      await mail
        .send({ ...sample, messageId: `test-${uuid()}-${sample.messageId}`, to: staff.email })
        .catch(notAccepted);
      return { message: `Sent to ${staff.email}` };
    }),
  ];
}
