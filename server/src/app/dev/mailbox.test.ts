import { afterAll, expect, test } from 'vitest';
import { buildGuestOrder } from '../../../testing/build-order.ts';
import { shipOrder } from '../../../testing/ship-order.ts';
import { testShop } from '../../../testing/test-shop.ts';

const shop = await testShop();
afterAll(() => shop.close());

test('the dev mailbox shows a mail’s headers and text, and its invoice can be downloaded', async () => {
  const orderId = await buildGuestOrder(shop, 'mailbox');
  await shipOrder(shop, orderId);
  await shop.runJobs();
  const { body: page } = await shop.app.inject('/dev/mailbox');
  expect(page).toContain('To: mailbox@guest.example');
  expect(page).toContain('Reply-To: care@gulmohar.example');
  expect(page).toContain('Your invoice is attached as a PDF.');
  const [, frame = ''] = /<iframe [^>]* src="(\/dev\/mailbox\/html[^"]*)"/.exec(page) ?? [];
  const mail = await shop.app.inject(frame.replaceAll('&amp;', '&'));
  expect(mail.body).toMatch(/^<!doctype html>/);
  expect(mail.headers['content-security-policy']).toContain("frame-ancestors 'self'");
  expect(page).not.toContain('srcdoc');
  const link =
    /href="(\/dev\/mailbox\/file[^"]*invoice[^"]*)"/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const file = await shop.app.inject(link);
  expect(file.headers['content-disposition']).toMatch(/^attachment; filename\*=UTF-8''invoice-/);
  expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect((await shop.app.inject('/dev/mailbox/file?id=x&name=y')).statusCode).toBe(404);
});

type Sample = { name: string; subject: string; replyTo: string; text: string; html: string };

test('every mail has the same structure, and its text contains every link of its HTML', async () => {
  const samples = (await shop.app.inject('/dev/mails.json')).json<Sample[]>();
  expect(samples.length).toBeGreaterThan(35);
  for (const { name, replyTo, text, html } of samples) {
    expect(html, name).toMatch(/^<!doctype html>\n<html lang="en-IN"/);
    for (const part of [
      '<meta charset="utf-8">',
      '<meta name="viewport"',
      '<meta name="color-scheme"',
      '<title>',
      '<h1',
    ]) {
      expect(html, name).toContain(part);
    }
    for (const expected of [
      'care@gulmohar.example',
      '+91 98290 12345',
      'Gulmohar Handlooms Private Limited',
      'Jaipur, Rajasthan 303007',
    ]) {
      expect(text, name).toContain(expected);
      expect(html, name).toContain(expected);
    }
    for (const [, url = ''] of html.matchAll(/href="(https?:[^"]*)"/g)) {
      expect(text, name).toContain(url.replaceAll('&amp;', '&'));
    }
    expect(replyTo, name).toMatch(/@/);
    expect(text, name).not.toMatch(/working day|our house|undefined|\[object/);
  }
});

test('the total of an order is bold in its mail, and not what store credit paid of it', async () => {
  const samples = (await shop.app.inject('/dev/mails.json')).json<Sample[]>();
  const { html = '' } = samples.find((sample) => sample.html.includes('Of it by store credit')) ?? {};
  expect(html).toMatch(/font-weight:bold;[^>]*>Total</);
  expect(html).toMatch(/font-weight:normal;[^>]*>Of it by store credit</);
});
