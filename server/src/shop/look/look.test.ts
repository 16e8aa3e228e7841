import * as api from '@gulmohar/contract/admin/site-document.ts';
import { createClient } from '@gulmohar/contract/api/client.ts';
import { getShop } from '@gulmohar/contract/shop/shop.ts';
import { defaultTheme, type Theme } from '@gulmohar/contract/site/theme.ts';
import { themePresets } from '@gulmohar/contract/site/theme-presets.ts';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { buildStaff } from '../../../testing/build-staff.ts';
import { testShop } from '../../../testing/test-shop.ts';
import { inProcessTransport } from '../../platform/http/in-process-transport.ts';
import { emailHtml } from '../../platform/mail/email-html.ts';
import { shownFolder } from '../../platform/storage/disk-files.ts';
import { presentLook, publishedLook } from './published-look.ts';

let version = 0;

const shop = await testShop();
const owner = await buildStaff(shop);
afterAll(() => shop.close());

const name = { kind: 'theme', key: 'shop' } as const;
const quiet = { ...defaultTheme, ...themePresets[1]?.theme };

async function saveDraft(document: Theme): Promise<void> {
  ({ version } = await owner.api(api.saveDraft, { body: { ...name, version, document } }));
}

async function publish(document: Theme): Promise<void> {
  await saveDraft(document);
  await owner.api(api.publishDocuments, { body: { documents: [{ ...name, version }] } });
  version += 1;
}

async function shownLook() {
  return (await shop.api(getShop)).shop.look;
}

test('a shop without a look of its own has no further style sheet', async () => {
  expect(await shownLook()).toMatchObject({ css: '', fonts: [], announcement: null });
});

test('a draft shows only in a preview, with its own style sheet; published, everybody sees it', async () => {
  await saveDraft(quiet);
  expect((await shownLook()).css).toBe('');
  const preview = createClient(inProcessTransport(shop.app, { isPreview: true }));
  const { look } = (await preview(getShop)).shop;
  const css = await shop.app.inject(look.css);
  expect(css.headers).toMatchObject({
    'content-type': 'text/css; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(css.body).toContain(`--primary: ${quiet.colours.brand};`);
  await publish(quiet);
  expect(await shownLook()).toEqual(look);
});

test('nobody gets a preview from outside', async () => {
  await publish(quiet);
  const published = await shownLook();
  await saveDraft({ ...quiet, hasSplash: true });
  const response = await shop.app.inject({ url: '/api/shop', headers: { 'x-site-preview': 'yes' } });
  expect(response.json().shop.look).toEqual(published);
});

test('a page from before a new look still finds its style sheet; an address that never was is not found', async () => {
  await publish(quiet);
  const { css } = await shownLook();
  await publish({ ...quiet, corners: 'round' });
  expect((await shownLook()).css).not.toBe(css);
  expect((await shop.app.inject(css)).statusCode).toBe(200);
  expect((await shop.app.inject('/brand/0123456789abcdef.css')).statusCode).toBe(404);
});

test('the fonts that a look names are there', async () => {
  for (const { theme } of themePresets) {
    const { fonts } = presentLook(publishedLook({ ...defaultTheme, ...theme }));
    for (const font of fonts) {
      const { statusCode, headers } = await shop.app.inject(font);
      expect([font, statusCode, headers['content-type']]).toEqual([font, 200, 'font/woff2']);
    }
  }
  expect((await shop.app.inject('/brand/fonts/..%2fpackage.json')).statusCode).toBe(404);
});

test('an announcement shows from its first day in India to the end of its last', () => {
  const announcement = { text: 'Diwali sale', to: '', from: '2026-11-01', until: '2026-11-08' };
  const look = publishedLook({ ...defaultTheme, announcement });
  const announced = (at: string) => presentLook(look, new Date(at)).announcement?.text;
  expect(
    ['2026-10-31T18:29:00Z', '2026-10-31T18:31:00Z', '2026-11-08T18:29:00Z', '2026-11-08T18:31:00Z'].map(
      announced,
    ),
  ).toEqual([undefined, 'Diwali sale', 'Diwali sale', undefined]);
});

test('a logo keeps its transparency, and the mark comes in the sizes of tabs and home screens', async () => {
  const file = await sharp({ create: { width: 900, height: 300, channels: 4, background: '#5b233380' } })
    .png()
    .toBuffer();
  const upload = async (use: string, payload = file) =>
    shop.app.inject({
      method: 'POST',
      url: `/api/admin/site/brand-picture?use=${use}`,
      headers: { cookie: owner.cookie, 'content-type': 'image/png', 'sec-fetch-site': 'same-origin' },
      payload,
    });
  const { picture: logo } = (await upload('logo')).json();
  expect(logo).toMatchObject({ width: 480, height: 160 });
  const onDisk = (address: string) => address.replace('/pictures', shownFolder(shop.dataDir));
  expect((await sharp(onDisk(logo.address)).metadata()).hasAlpha).toBe(true);
  const { picture: mark } = (await upload('mark')).json();
  for (const size of [48, 180, 192, 512]) {
    const { width, height } = await sharp(onDisk(mark.address).replace('512.png', `${size}.png`)).metadata();
    expect([width, height]).toEqual([size, size]);
  }
  const { picture: share } = (await upload('share')).json();
  expect(share).toMatchObject({ width: 1200, height: 630 });
  expect((await upload('logo', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).statusCode).toBe(
    400,
  );

  await publish({ ...quiet, logo, mark, share });
  const { shop: shown } = await shop.api(getShop);
  expect([shown.look.logo, shown.pictures.share]).toEqual([logo, share.address]);
});

test('mails have the colours of the look, and a logo only if it is the shop’s', async () => {
  const email = {
    id: 'one',
    to: 'asha@example.com',
    subject: 'Your order',
    preheader: 'It is on its way',
    greeting: null,
    blocks: [{ kind: 'button' as const, label: 'TRACK', url: 'https://shop.example' }],
    reason: 'You ordered.',
  };
  await publish({ ...quiet, mark: null, logo: null });
  const { shop: shown } = await shop.api(getShop);
  const own = emailHtml({ ...shown, brand: 'own' }, email);
  expect(own).toContain(`background:${quiet.colours.brand}`);
  expect(own).not.toContain('<img');
  const mark = { address: '/pictures/brand-mark.0123abcd/512.png', width: 512, height: 512 };
  const marked = emailHtml({ ...shown, brand: 'own', look: { ...shown.look, mark } }, email);
  expect(marked).toContain(`${shown.url}/pictures/brand-mark.0123abcd/192.png`);
});
