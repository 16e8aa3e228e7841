import {
  confirmNewsletter,
  subscribeToNewsletter,
  unsubscribeFromNewsletter,
} from '@gulmohar/contract/accounts/newsletter.ts';
import { getProfile, updateProfile } from '@gulmohar/contract/accounts/profile.ts';
import { confirmEmail } from '@gulmohar/contract/accounts/user.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { buildShopper, type TestShopper } from '../../../testing/build-shopper.ts';
import { readMails, tokenFrom } from '../../../testing/read-mails.ts';
import { testShop } from '../../../testing/test-shop.ts';

const shop = await testShop();
afterAll(() => shop.close());

async function statusOf(email: string): Promise<string | undefined> {
  const found = await shop.db
    .selectFrom('newsletter_subscriber')
    .where('email', '=', email)
    .select('status')
    .executeTakeFirst();
  return found?.status;
}

async function setPreference({ api }: TestShopper, newsletter: boolean): Promise<void> {
  const { user } = await api(getProfile);
  await api(updateProfile, { body: { ...user, preferences: { newsletter } } });
}

describe('a stranger', () => {
  test('subscribes through the confirmation link and unsubscribes through another link', async () => {
    const email = 'reader@elsewhere.example';
    const { message } = await shop.api(subscribeToNewsletter, {
      body: { email: 'Reader@Elsewhere.Example' },
    });
    expect(message).toBe('Subscription successful!');
    expect(await statusOf(email)).toBe('pending');
    const [mail] = await readMails(shop, email);
    const confirm = tokenFrom(mail, '/newsletter/confirm');
    await shop.api(confirmNewsletter, { body: { token: confirm } });
    await shop.api(confirmNewsletter, { body: { token: confirm } });
    expect(await statusOf(email)).toBe('subscribed');

    const leave = tokenFrom(mail, '/newsletter/unsubscribe');
    await shop.api(unsubscribeFromNewsletter, { body: { token: leave } });
    expect(await statusOf(email)).toBe('unsubscribed');
  });

  test('gets at most one mail a day and the same answer, however often the form is submitted', async () => {
    const email = 'bombed@elsewhere.example';
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => shop.api(subscribeToNewsletter, { body: { email } })),
    );
    expect(new Set(responses.map((response) => response.message)).size).toBe(1);
    expect(await readMails(shop, email)).toHaveLength(1);
    const yesterday = new Date(Date.now() - 25 * 3_600_000);
    await shop.db
      .updateTable('confirmation_mail')
      .set({ asked_at: yesterday })
      .where('email', '=', email)
      .execute();
    await shop.api(subscribeToNewsletter, { body: { email } });
    expect(await readMails(shop, email)).toHaveLength(2);
  });

  test('gets no mail if already subscribed', async () => {
    const email = 'loyal@elsewhere.example';
    await shop.db.insertInto('newsletter_subscriber').values({ email, status: 'subscribed' }).execute();
    await shop.api(subscribeToNewsletter, { body: { email } });
    expect(await statusOf(email)).toBe('subscribed');
    expect(await readMails(shop, email)).toEqual([]);
  });

  test.each(['', 'reader', 'reader@', undefined, 7])(
    'cannot subscribe with the address %j',
    async (email) => {
      const response = await shop.app.inject({
        method: 'POST',
        url: '/api/newsletter/subscribe',
        payload: { email },
      });
      expect([response.statusCode, response.json().message]).toEqual([
        400,
        'Please enter a valid email or try again.',
      ]);
    },
  );
});

describe('a shopper with an account', () => {
  test('subscribes by ticking the box and unsubscribes by unticking it, if the address is confirmed', async () => {
    const shopper = await buildShopper(shop);
    await setPreference(shopper, true);
    expect(await statusOf(shopper.email)).toBe('subscribed');
    await setPreference(shopper, false);
    expect(await statusOf(shopper.email)).toBe('unsubscribed');
    expect((await readMails(shop, shopper.email)).map((mail) => mail.subject)).not.toContain(
      'Confirm your Gulmohar newsletter',
    );
  });

  test('confirms a newsletter ticked at sign-up together with the address, by a single mail', async () => {
    const shopper = await buildShopper(shop, {
      preferences: { newsletter: true },
      isEmailConfirmed: false,
    });
    expect(await statusOf(shopper.email)).toBe('pending');
    const mails = await readMails(shop, shopper.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Welcome to Gulmohar']);
    expect(mails[0]?.text).toContain('This also confirms your newsletter subscription.');
    const token = tokenFrom(mails[0], '/confirm-email');
    await shop.api(confirmEmail, { body: { token, password: shopper.password } });
    expect(await statusOf(shopper.email)).toBe('subscribed');
  });

  test('sees in the profile whether a link has subscribed or unsubscribed them', async () => {
    const shopper = await buildShopper(shop);
    await shopper.api(subscribeToNewsletter, { body: { email: shopper.email } });
    expect((await shopper.api(getProfile)).user.preferences.newsletter).toBe(true);
    await setPreference(shopper, false);
    await shop.api(subscribeToNewsletter, { body: { email: shopper.email } });
    const mail = (await readMails(shop, shopper.email)).at(-1);
    await shop.api(confirmNewsletter, { body: { token: tokenFrom(mail, '/newsletter/confirm') } });
    expect((await shopper.api(getProfile)).user.preferences.newsletter).toBe(true);
    const leave = tokenFrom(mail, '/newsletter/unsubscribe');
    await shop.app.inject({ method: 'POST', url: `/api/newsletter/one-click?token=${leave}` });
    expect((await shopper.api(getProfile)).user.preferences.newsletter).toBe(false);
    expect(await statusOf(shopper.email)).toBe('unsubscribed');
  });
});
