import type { TaskList } from 'graphile-worker';
import { unsubscribe } from '../../accounts/newsletter/subscribe.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { MailShop } from '../../platform/mail/email.ts';
import { type MailGateway, MailRefused } from '../../platform/mail/mail-gateway.ts';
import type { SignedLinks } from '../../platform/mail/signed-links.ts';
import { job } from '../../platform/queue/job-payloads.ts';
import type { CurrentSettings } from '../../shop/shop-settings.ts';
import { readPicked } from '../catalogue/picked-product.ts';
import { newsletterMail } from './campaign.mail.ts';
import { findCampaign } from './campaign.store.ts';
import { sendCampaigns } from './send-campaigns.ts';

type Needs = {
  db: Database;
  mail: MailGateway;
  links: SignedLinks;
  shop: () => MailShop;
  settings: CurrentSettings;
};

export function campaignJobs({ db, mail, links, shop, settings }: Needs): TaskList {
  async function note(id: string, status: 'sent' | 'left' | 'bounced'): Promise<void> {
    await db
      .updateTable('campaign_recipient')
      .set({ status, ...(status === 'sent' && { sent_at: new Date() }) })
      .where('id', '=', id)
      .execute();
  }

  return {
    'send-campaigns': async () => sendCampaigns(db, settings.current().newsletters.perMinute),

    ...job('send-newsletter', async ({ recipientId }) => {
      const recipient = await db
        .selectFrom('campaign_recipient')
        .leftJoin('newsletter_subscriber as subscriber', (join) =>
          join
            .onRef('subscriber.email', '=', 'campaign_recipient.email')
            .on('subscriber.status', '=', 'subscribed'),
        )
        .where('campaign_recipient.id', '=', recipientId)
        .where('campaign_recipient.status', '=', 'queued')
        .select(['campaign_id', 'campaign_recipient.email', 'subscriber.email as subscribed'])
        .executeTakeFirst();
      if (!recipient) return;
      const { campaign_id: campaignId, email: to, subscribed } = recipient;
      if (!subscribed) return note(recipientId, 'left');
      const { product_ids: productIds, ...campaign } = await findCampaign(db, campaignId);
      const products = (await readPicked(db, productIds)).filter(({ isPublished }) => isPublished);
      const unsubscribeToken = await links.sign('unsubscribe-newsletter', to);
      const newsletter = { ...campaign, recipientId, to, products, unsubscribeToken };
      try {
        await mail.send(newsletterMail(shop(), newsletter));
      } catch (error) {
        if (!(error instanceof MailRefused)) throw error;
        // Nobody reads that mailbox: the next newsletter would be refused, too.
        await db.transaction().execute((trx) => unsubscribe(trx, to));
        return note(recipientId, 'bounced');
      }
      await note(recipientId, 'sent');
    }),
  };
}
