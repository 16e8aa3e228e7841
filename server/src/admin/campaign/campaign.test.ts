import { unsubscribeFromNewsletter } from '@gulmohar/contract/accounts/newsletter.ts';
import {
  type CampaignForm,
  countRecipients,
  deleteCampaign,
  getCampaign,
  listCampaigns,
  previewCampaign,
  saveCampaign,
  scheduleCampaign,
  stopCampaign,
  testCampaign,
} from '@gulmohar/contract/admin/campaign.ts';
import { getShop } from '@gulmohar/contract/shop/shop.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { buildProduct } from '../../../testing/build-product.ts';
import { buildStaff } from '../../../testing/build-staff.ts';
import { buy } from '../../../testing/buy.ts';
import { readMails, tokenFrom } from '../../../testing/read-mails.ts';
import { testShop } from '../../../testing/test-shop.ts';
import { MailRefused } from '../../platform/mail/mail-gateway.ts';
import { createSignedLinks } from '../../platform/mail/signed-links.ts';
import { campaignJobs } from './campaign.jobs.ts';
import { sendCampaigns } from './send-campaigns.ts';

const shop = await testShop();
const manager = await buildStaff(shop, 'manager');
afterAll(() => shop.close());
beforeEach(() => shop.db.deleteFrom('newsletter_subscriber').execute());

const everybody = { category: '', productId: '', size: '', state: '', pin: '' } as const;
const draft: CampaignForm = {
  subject: 'Festive weeks',
  preheader: 'Indigo and madder',
  body: [
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'New prints', marks: [{ type: 'link', attrs: { href: '/collection' } }] },
      ],
    },
  ],
  productIds: [],
  segment: everybody,
};

async function subscribe(...emails: string[]): Promise<void> {
  const rows = emails.map((email) => ({ email, status: 'subscribed' as const }));
  await shop.db.insertInto('newsletter_subscriber').values(rows).execute();
}

async function write(changed: Partial<CampaignForm> = {}): Promise<string> {
  const form = { ...draft, ...changed, changes: null };
  return (await manager.api(saveCampaign, { body: form })).campaignId;
}

async function send(campaignId: string, sendAt: string | null = null): Promise<void> {
  const { version } = await manager.api(getCampaign, { query: { campaignId } });
  await manager.api(scheduleCampaign, { body: { campaignId, version, sendAt } });
}

const resultsOf = async (campaignId: string) => manager.api(getCampaign, { query: { campaignId } });
const minute = () => sendCampaigns(shop.db, 2);

test('a newsletter goes to each confirmed subscriber once, in batches, with links that name it and one to leave', async () => {
  const emails = ['a@reader.example', 'b@reader.example', 'c@reader.example'];
  await subscribe(...emails);
  await shop.db
    .insertInto('newsletter_subscriber')
    .values({ email: 'd@reader.example', status: 'pending' })
    .execute();
  const productId = await buildProduct(shop.db, { price: 200_000 });
  const campaignId = await write({ productIds: [productId] });
  await minute();
  expect((await resultsOf(campaignId)).results.sent).toBe(0);
  await send(campaignId);
  await minute();
  await shop.runJobs();
  expect(await resultsOf(campaignId)).toMatchObject({ status: 'sending', results: { sent: 2, waiting: 1 } });
  await minute();
  await minute();
  await shop.runJobs();
  const mails = (await Promise.all(emails.map((email) => readMails(shop, email)))).flat();
  expect(mails.map(({ subject }) => subject)).toEqual(emails.map(() => 'Festive weeks'));
  expect(await readMails(shop, 'd@reader.example')).toEqual([]);
  expect(await resultsOf(campaignId)).toMatchObject({ status: 'sent', results: { sent: 3, waiting: 0 } });
  expect(mails[0]?.text).toMatch(
    /New prints \(\S+\/collection\?utm_source=newsletter&utm_medium=email&utm_campaign=festive-weeks-\w+\)/,
  );
  expect(mails[0]?.html).toContain(`/product/${productId}?utm_source=newsletter`);
  const token = tokenFrom(mails[0], '/newsletter/unsubscribe');
  await shop.api(unsubscribeFromNewsletter, { body: { token } });
  expect((await resultsOf(campaignId)).results.unsubscribed).toBe(1);
  const { campaigns } = await manager.api(listCampaigns);
  expect(campaigns[0]).toMatchObject({ campaignId, status: 'sent', sent: 3 });
});

test('only subscribers who bought what the owner chose get it, wherever they had it sent', async () => {
  const productId = await buildProduct(shop.db, { price: 200_000, stock: { M: 5 } });
  await buy(shop, { lines: [{ _id: productId, size: 'M' }], amount: 2_000, guest: 'segment' });
  await subscribe('segment@guest.example', 'other@reader.example');
  const count = async (segment: Partial<CampaignForm['segment']>) =>
    (await manager.api(countRecipients, { body: { segment: { ...everybody, ...segment } } })).recipients;
  expect(await count({})).toBe(2);
  expect(await count({ productId, size: 'M', state: 'Karnataka', pin: '570' })).toBe(1);
  expect(await count({ productId, size: 'L' })).toBe(0);
  expect(await count({ state: 'Kerala' })).toBe(0);
  await expect(count({ pin: '0' })).rejects.toThrow('Please enter the first digits');
});

test('orders of buyers who came by its links are counted for it', async () => {
  const campaignId = await write();
  await subscribe('buys@guest.example');
  await send(campaignId);
  await minute();
  const [mail] = await readMails(shop, 'buys@guest.example');
  const code = /utm_campaign=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  const productId = await buildProduct(shop.db, { price: 200_000, stock: { M: 5 } });
  const lines = [{ _id: productId, size: 'M' }];
  await buy(shop, { lines, amount: 2_000, guest: 'buys', source: `newsletter / ${code}` });
  expect((await resultsOf(campaignId)).results).toMatchObject({ orders: 1, amount: 200_000 });
});

test('an address whose server refuses it is not written to again, and who left meanwhile gets nothing', async () => {
  await subscribe('gone@reader.example', 'left@reader.example');
  const campaignId = await write();
  await send(campaignId);
  await minute();
  await shop.db
    .updateTable('newsletter_subscriber')
    .set({ status: 'unsubscribed' })
    .where('email', '=', 'left@reader.example')
    .execute();
  const { shop: facts } = await shop.api(getShop);
  const jobs = campaignJobs({
    db: shop.db,
    settings: shop.settings,
    links: createSignedLinks(shop.secrets),
    shop: () => facts,
    mail: { send: async () => Promise.reject(new MailRefused('550 no such user')) },
  });
  const recipients = await shop.db
    .selectFrom('campaign_recipient')
    .where('campaign_id', '=', campaignId)
    .select('id')
    .execute();
  for (const { id } of recipients) await jobs['send-newsletter']?.({ recipientId: id }, undefined as never);
  expect((await resultsOf(campaignId)).results).toMatchObject({ sent: 0, bounced: 1 });
  expect((await manager.api(countRecipients, { body: { segment: everybody } })).recipients).toBe(0);
});

test('the owner previews it, gets a test, stops one in time and deletes a draft; a sent one stays as it is', async () => {
  await subscribe('later@reader.example');
  const campaignId = await write();
  const shown = await shop.app.inject({
    url: `/api${previewCampaign.path}?campaignId=${campaignId}`,
    headers: { cookie: manager.cookie },
  });
  expect(shown.body).toContain('New prints');
  await manager.api(testCampaign, { body: { campaignId } });
  expect((await readMails(shop, manager.email)).map(({ subject }) => subject)).toEqual(['Festive weeks']);
  await send(campaignId, '2099-01-01T10:00:00+05:30');
  await minute();
  expect(await readMails(shop, 'later@reader.example')).toEqual([]);
  await manager.api(stopCampaign, { body: { campaignId } });
  expect((await resultsOf(campaignId)).status).toBe('draft');
  await expect(
    manager.api(saveCampaign, { body: { ...draft, changes: { campaignId, version: 7 } } }),
  ).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' });
  await send(campaignId);
  await minute();
  await expect(manager.api(deleteCampaign, { body: { campaignId } })).rejects.toThrow('on its way');
  const other = await write();
  await manager.api(deleteCampaign, { body: { campaignId: other } });
  await expect(resultsOf(other)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('two newsletters at once together send no more in a minute than the mail server may', async () => {
  await subscribe('a@both.example', 'b@both.example', 'c@both.example');
  const earlier = await write({ subject: 'Earlier' });
  const later = await write({ subject: 'Later' });
  await send(earlier, '2026-01-01T10:00:00+05:30');
  await send(later, '2026-01-02T10:00:00+05:30');
  const sentInAll = async () => {
    await minute();
    await shop.runJobs();
    const [first, second] = [await resultsOf(earlier), await resultsOf(later)];
    return [first.results.sent, second.results.sent];
  };
  expect(await sentInAll()).toEqual([2, 0]);
  expect(await sentInAll()).toEqual([3, 1]);
  expect(await sentInAll()).toEqual([3, 3]);
});

test('a newsletter that is stopped goes to nobody else, not even to those of the minute that has begun', async () => {
  await subscribe('a@stopped.example', 'b@stopped.example', 'c@stopped.example');
  const campaignId = await write();
  await send(campaignId);
  await minute();
  await manager.api(stopCampaign, { body: { campaignId } });
  await minute();
  await shop.runJobs();
  expect(await resultsOf(campaignId)).toMatchObject({ status: 'sent', results: { sent: 0, waiting: 0 } });
  expect(await readMails(shop, 'a@stopped.example')).toEqual([]);
});
