import { type MailDraft, previewMail } from '@gulmohar/contract/admin/mail-texts.ts';
import { saveSettings } from '@gulmohar/contract/admin/settings-calls.ts';
import { fullPath } from '@gulmohar/contract/api/endpoint.ts';
import { defineExtension } from '@gulmohar/contract/shop/extension.ts';
import { withServer } from '@gulmohar/contract/shop/extension-server.ts';
import { DEFAULT_MAILS } from '@gulmohar/contract/shop/mail-texts.ts';
import { onOff, requiredLine } from '@gulmohar/contract/site/section-fields.ts';
import { extensionList } from '@gulmohar/extensions/list.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { buildOrder } from '../../../testing/build-order.ts';
import { buildShopper } from '../../../testing/build-shopper.ts';
import { buildStaff } from '../../../testing/build-staff.ts';
import { readMails } from '../../../testing/read-mails.ts';
import { shipOrder } from '../../../testing/ship-order.ts';
import { testShop } from '../../../testing/test-shop.ts';

const definition = defineExtension({
  title: 'Loyalty',
  summary: 'Counts orders.',
  settings: z.object({ word: requiredLine('Word', 40), isBroken: onOff('Broken') }),
  defaults: { word: 'points', isBroken: false },
});
const loyalty = withServer(definition, {
  mails: {
    shipped({ subject, opening }, { parcel }, { settings, shop: { url } }) {
      if (settings.isBroken) throw new Error('The till is closed');
      return {
        subject: `${subject}, with ${settings.word}`,
        opening: `${opening} (${parcel})`,
        facts: {
          title: 'Your points',
          facts: [{ label: 'So far', value: settings.word, url: `${url.replace('http:', 'https:')}/points` }],
        },
      };
    },
    delivered: () => ({ subject: 'Two\nlines' }),
  },
});

const shop = await testShop(
  {},
  { extensions: { ...extensionList, loyalty: async () => ({ extension: loyalty }) } },
);
const owner = await buildStaff(shop, 'owner');
const asha = await buildShopper(shop);
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.deleteFrom('shop_setting').execute();
});

/** As the owner has saved them, without the admin. */
async function switchOn(name: string, settings: object = {}): Promise<void> {
  await shop.db
    .insertInto('shop_setting')
    .values({ name: 'extensions', value: JSON.stringify({ [name]: { isOn: true, settings } }) })
    .execute();
  await shop.changes.poll();
}

/** The mail that a new order of hers is on its way. */
async function shippedMail() {
  await shipOrder(shop, await buildOrder(shop, asha));
  return (await readMails(shop, asha.email)).findLast(({ subject }) => subject.includes('on its way'));
}

async function preview(kind: MailDraft['kind'], subject = '', opening = ''): Promise<string> {
  const draft = new URLSearchParams({ kind, greeting: '', signature: '', subject, opening });
  const url = `${fullPath(previewMail)}?${draft}`;
  return (await shop.app.inject({ url, headers: { cookie: owner.cookie } })).body;
}

test('a mail goes out with what an extension changes of it, after the owner’s own words, and so does its preview', async () => {
  await switchOn('loyalty');
  const opening = '{parcel} has left us. Namaste!';
  const texts = { ...DEFAULT_MAILS.texts, shipped: { subject: '', opening } };
  await owner.api(saveSettings, { body: { group: 'mails', value: { ...DEFAULT_MAILS, texts } } });
  const mail = await shippedMail();
  expect(mail?.subject).toMatch(/^Your order [0-9A-Z]{8} is on its way, with points$/);
  expect(mail?.text).toMatch(/Your order ([0-9A-Z]{8}) has left us\. Namaste! \(your order \1\)/);
  expect(mail?.text).toMatch(/Your points:\nSo far: points\nhttps:.*\/points\n\nTrack your order/);
  expect(mail?.html).toMatch(/<a [^>]*href="https:[^"]*\/points"/);
  expect(await preview('shipped', 'Off it goes')).toContain('Off it goes, with points');
});

test.each([
  ['shipped', 'The till is closed', 'is on its way'],
  ['delivered', 'subject', 'has been delivered'],
] as const)(
  'a mail that an extension cannot change goes out as the shop has it (%s)',
  async (kind, why, subject) => {
    await switchOn('loyalty', { isBroken: true });
    expect(await preview(kind)).toContain(subject);
    const logged = shop.logLines.filter((line) => line.includes(`"mail":"${kind}"`)).join();
    expect(logged).toContain('"extension":"loyalty"');
    expect(logged).toContain(why);
    expect((await shippedMail())?.text).not.toContain('Your points');
  },
);

test('the mail that a parcel is on its way has the shop’s WhatsApp number if the owner wants it', async () => {
  await switchOn('whatsapp-help', { number: '919829012345', inMails: true });
  expect((await shippedMail())?.text).toContain('WhatsApp: +919829012345\nhttps://wa.me/919829012345\n');
  await shop.db.deleteFrom('shop_setting').execute();
  await switchOn('whatsapp-help', { number: '919829012345' });
  expect((await shippedMail())?.text).not.toContain('WhatsApp');
});
