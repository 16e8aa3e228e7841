import type { TaskList } from 'graphile-worker';
import type { Database } from '../../platform/database/connection.ts';
import type { MailShop } from '../../platform/mail/email.ts';
import type { MailGateway } from '../../platform/mail/mail-gateway.ts';
import { job } from '../../platform/queue/job-payloads.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import { lockGiftCard } from './find-gift-card.ts';
import { giftCardMail, giftCardReceiptMail } from './gift-card.mails.ts';
import { codeToSend } from './gift-card-code.ts';
import { paidBackOfCard } from './payment-of-card.ts';

type Needs = { db: Database; secrets: Secrets; mail: MailGateway; shop: () => MailShop };

export function giftCardJobs({ db, secrets, mail, shop }: Needs): TaskList {
  return {
    ...job('send-gift-card', async ({ cardId }) => {
      const ready = await db.transaction().execute(async (trx) => {
        const card = await lockGiftCard(trx, cardId);
        // Staff may have sent it before its day.
        if (card?.state !== 'valid' || (card.sent_at && card.sent_at >= card.send_at)) return undefined;
        if ((await paidBackOfCard(trx, card.payment_id)) > 0) return undefined;
        return { card, code: await codeToSend(trx, secrets, card) };
      });
      if (!ready) return;
      await mail.send(giftCardMail(shop(), ready.card, ready.code));
      await db
        .updateTable('gift_card')
        .set({ sent_at: new Date() })
        .where('id', '=', cardId)
        // Staff may have had it sent elsewhere meanwhile.
        .where('send_at', '=', ready.card.send_at)
        .execute();
    }),

    ...job('send-gift-card-receipt', async ({ cardId }) => {
      const card = await db
        .selectFrom('gift_card')
        .innerJoin('payment', 'payment.id', 'gift_card.payment_id')
        .where('gift_card.id', '=', cardId)
        .selectAll('gift_card')
        .select('payment.provider_payment_id as paymentReference')
        .executeTakeFirst();
      if (card?.buyer_email) await mail.send(giftCardReceiptMail(shop(), card));
    }),
  };
}
