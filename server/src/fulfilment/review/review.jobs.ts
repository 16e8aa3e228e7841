import type { TaskList } from 'graphile-worker';
import type { Database } from '../../platform/database/connection.ts';
import type { MailShop } from '../../platform/mail/email.ts';
import type { MailGateway } from '../../platform/mail/mail-gateway.ts';
import type { SignedLinks } from '../../platform/mail/signed-links.ts';
import { job } from '../../platform/queue/job-payloads.ts';
import type { CurrentSettings } from '../../shop/shop-settings.ts';
import { orderMailSender } from '../message/mail/send-order-mail.ts';
import { requestReviews } from './request-reviews.ts';
import { reviewRefusedMail, reviewRequestMail } from './review.mails.ts';

const LINK_LIFETIME = '90 days';

type Needs = {
  db: Database;
  links: SignedLinks;
  mail: MailGateway;
  shop: () => MailShop;
  settings: CurrentSettings;
};

export function reviewJobs({ db, links, mail, shop, settings }: Needs): TaskList {
  const send = orderMailSender({ db, mail });
  return {
    'request-reviews': async () => requestReviews(db, settings.current().reviews.requestAfterDays),

    ...job('send-review-request', async ({ orderId, isReminder }) => {
      const order = await findBuyer(db, orderId);
      const items = await db
        .selectFrom('order_line')
        .leftJoin('review', 'review.line_id', 'order_line.id')
        .where('order_id', '=', orderId)
        .where('review.id', 'is', null)
        .orderBy('position')
        .select(['order_line.id', 'name', 'order_line.size', 'quantity', 'picture'])
        .execute();
      if (!order || items.length === 0) return;
      const token = await links.sign('write-review', orderId, LINK_LIFETIME);
      await send(orderId, reviewRequestMail(shop(), { order, items, token, isReminder }));
    }),

    ...job('send-review-refused', async ({ reviewId, submittedAt }) => {
      const review = await db
        .selectFrom('review')
        .innerJoin('order_line', 'order_line.id', 'line_id')
        .where('review.id', '=', reviewId)
        .select(['order_id', 'order_line.name', 'order_line.id as itemId', 'refusal'])
        .executeTakeFirst();
      const order = review && (await findBuyer(db, review.order_id));
      // It may have been edited or withdrawn meanwhile.
      if (!order || !review.refusal) return;
      const { name: item, itemId, refusal } = review;
      const token = await links.sign('write-review', order.id, LINK_LIFETIME);
      const refused = { id: reviewId, itemId, submittedAt, refusal };
      await send(order.id, reviewRefusedMail(shop(), { order, item, review: refused, token }));
    }),
  };
}

/** undefined when the buyer has no e-mail address, or none any more */
async function findBuyer(db: Database, orderId: string) {
  return db
    .selectFrom('orders')
    .where('id', '=', orderId)
    .where('email', '<>', '')
    .select(['id', 'email', 'buyer_name'])
    .executeTakeFirst();
}
