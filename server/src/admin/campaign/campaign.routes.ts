import * as api from '@gulmohar/contract/admin/campaign.ts';
import type { Shop } from '@gulmohar/contract/shop/shop.ts';
import { v7 as uuid } from 'uuid';
import type { Database } from '../../platform/database/connection.ts';
import { file } from '../../platform/http/replies.ts';
import type { Route } from '../../platform/http/route.ts';
import type { Mail, MailGateway } from '../../platform/mail/mail-gateway.ts';
import { MAIL_POLICY } from '../../platform/mail/mail-policy.ts';
import { notAccepted } from '../../platform/mail/not-accepted.ts';
import type { CurrentSettings } from '../../shop/shop-settings.ts';
import { readPicked } from '../catalogue/picked-product.ts';
import { staffRoute } from '../session/staff-route.ts';
import { newsletterMail } from './campaign.mail.ts';
import { findCampaign, listRecent, readResults } from './campaign.store.ts';
import { deleteCampaign, saveCampaign, scheduleCampaign, stopCampaign } from './change-campaign.ts';
import { countSegment } from './segment.ts';

type Needs = { db: Database; mail: MailGateway; shop: () => Shop; settings: CurrentSettings };

export function campaignRoutes({ db, mail, shop, settings }: Needs): Route[] {
  async function sampleOf(campaignId: string, to: string): Promise<Mail> {
    const { product_ids: productIds, ...campaign } = await findCampaign(db, campaignId);
    const products = await readPicked(db, productIds);
    const sample = { ...campaign, products, to, recipientId: `test-${uuid()}`, unsubscribeToken: 'sample' };
    return newsletterMail({ ...shop(), mails: settings.current().mails }, sample);
  }

  return [
    staffRoute(api.listCampaigns, {}, async () => ({ campaigns: await listRecent(db) })),

    staffRoute(api.getCampaign, {}, async ({ query }) => {
      const row = await findCampaign(db, query.campaignId);
      const { subject, preheader, body, segment, version, status, send_at: sendAt } = row;
      const products = await readPicked(db, row.product_ids);
      return {
        campaign: { subject, preheader, body, segment, products },
        version,
        status,
        sendAt: sendAt?.toISOString() ?? null,
        results: await readResults(db, row),
      };
    }),

    staffRoute(api.previewCampaign, {}, async ({ query, staff }) => {
      const { html } = await sampleOf(query.campaignId, staff.email);
      return file('text/html', Buffer.from(html), { 'content-security-policy': MAIL_POLICY });
    }),

    staffRoute(api.countRecipients, {}, async ({ body }) => ({
      recipients: await countSegment(db, body.segment),
    })),

    staffRoute(api.saveCampaign, {}, async ({ body: { changes, ...form }, staff }) => ({
      campaignId: await saveCampaign(db, staff, form, changes),
    })),

    staffRoute(api.testCampaign, {}, async ({ body, staff }) => {
      const { unsubscribe, ...sample } = await sampleOf(body.campaignId, staff.email);
      await mail.send(sample).catch(notAccepted);
      return { message: `Sent to ${staff.email}` };
    }),

    staffRoute(api.scheduleCampaign, {}, async ({ body, staff }) => {
      await scheduleCampaign(db, staff, body);
      return {};
    }),

    staffRoute(api.stopCampaign, {}, async ({ body, staff }) => {
      await stopCampaign(db, staff, body.campaignId);
      return {};
    }),

    staffRoute(api.deleteCampaign, {}, async ({ body, staff }) => {
      await deleteCampaign(db, staff, body.campaignId);
      return {};
    }),
  ];
}
