import { expect, test } from '../shop-test.ts';

const ravi = { email: 'ravi@guest.example', phone: '9876543210' };

test('a guest finds the orders by e-mail, partly hidden, and in full with the code that was mailed', async ({
  page,
  request,
}) => {
  await page.goto('/guest-tracking');
  await expect(page.getByRole('heading', { name: 'TRACK YOUR ORDER' })).toBeVisible();
  await page.getByRole('button', { name: 'Track Orders' }).click();
  await expect(page.getByText('Please enter either email or phone number')).toBeVisible();

  const form = page.getByRole('form', { name: 'Track Your Order' });
  await form.getByLabel('Email Address').fill(ravi.email);
  await form.getByRole('button', { name: 'Track Orders' }).click();
  await expect(page.getByRole('heading', { name: 'Your Orders (2)' })).toBeVisible();
  await expect(page.getByText('Packing', { exact: true })).toHaveClass(/bg-yellow/);
  await expect(page.getByText('Delivered', { exact: true })).toHaveClass(/bg-green/);
  await expect(page.getByText('12 Temple Road')).toBeHidden();

  const code = page.getByRole('form', { name: 'See full details' });
  await code.getByRole('button', { name: 'Send Code' }).click();
  await code.getByLabel('Code from the e-mail').fill(await codeFromMail());
  await code.getByRole('button', { name: 'Show Details' }).click();
  await expect(page.getByText('12 Temple Road').first()).toBeVisible();

  async function codeFromMail(): Promise<string> {
    let found = '';
    await expect
      .poll(async () => {
        const mails: { to: string; text: string }[] = await (await request.get('/dev/mailbox.json')).json();
        const mail = mails.find((sent) => sent.to === ravi.email && sent.text.includes('Your code'));
        found = mail?.text.match(/is (\d{6})\./)?.[1] ?? '';
        return found;
      })
      .not.toBe('');
    return found;
  }
});

test('who gives both identifiers sees everything, and an unknown address finds no orders', async ({
  page,
}) => {
  await page.goto('/guest-tracking');
  await page.getByLabel('Email Address').fill(ravi.email);
  await page.getByLabel('Phone Number').fill(ravi.phone);
  await page.getByRole('button', { name: 'Track Orders' }).click();
  await expect(page.getByText('12 Temple Road').first()).toBeVisible();

  await page.getByLabel('Email Address').fill('nobody@guest.example');
  await page.getByRole('button', { name: 'Track Orders' }).click();
  await expect(page.getByRole('heading', { name: 'No Orders Found' })).toBeVisible();
});
