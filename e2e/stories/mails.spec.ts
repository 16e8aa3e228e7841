import { axeFaults } from '../accessibility.ts';
import { expect, test } from '../shop-test.ts';

type Sample = { name: string; html: string };

const grounds = { light: 'rgb(251, 243, 230)', dark: 'rgb(28, 19, 16)' };

test('every e-mail is readable on a phone in light and dark, with nothing cut off and no broken amounts', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 360, height: 800 });
  const samples: Sample[] = await (await request.get('/dev/mails.json')).json();
  expect(samples.length).toBeGreaterThan(35);
  for (const { name, html } of samples) {
    await page.setContent(html);
    for (const [colorScheme, ground] of Object.entries(grounds)) {
      await page.emulateMedia({ colorScheme: colorScheme as keyof typeof grounds });
      const found = await page.evaluate(() => {
        const words = [...document.querySelectorAll('td, th, span')].filter(
          (cell) => /^[−₹]?(?:Rs\. )[\d,.]+$/.test(cell.textContent.trim()) && cell.children.length === 0,
        );
        return {
          width: document.documentElement.scrollWidth,
          broken: words.filter((cell) => {
            const range = document.createRange();
            range.selectNodeContents(cell);
            return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
          }).length,
          ground: getComputedStyle(document.body).backgroundColor,
        };
      });
      expect(found, name).toEqual({ width: 360, broken: 0, ground });
      expect(await axeFaults(page, ['color-contrast', 'link-name']), name).toEqual([]);
    }
  }
});

test('a tester sees a mail in the dev mailbox with its headers and its text', async ({ page, browser }) => {
  const email = `complaint-${Date.now()}@elsewhere.example`;
  await page.goto('/contact');
  const form = page.getByRole('form', { name: 'Make a complaint' });
  await form.getByRole('button', { name: 'Send complaint' }).click();
  await expect(form.getByText('Please enter your name')).toBeVisible();
  await form.getByLabel('Full Name').fill('Lakshmi Rao');
  await form.getByLabel('Email Address').fill(email);
  await form.getByLabel('Your complaint').fill('The dupatta is missing.');
  await form.getByRole('button', { name: 'Send complaint' }).click();
  const status = form.getByRole('status');
  await expect(status).toContainText(/Your ticket number is G-\w{8}\./);
  const ticket = /G-\w{8}/.exec(await status.innerText())?.[0] ?? '';
  // Mails are shown in frames without scripts, and the browser would complain about the story's init script
  // there.
  const mailbox = await browser.newPage({ baseURL: new URL(page.url()).origin });
  const mail = mailbox
    .getByRole('group')
    .filter({ hasText: `${email}: We have received your complaint: ticket ${ticket}` });
  const sent = async () => (await page.request.get('/dev/mailbox.json')).text();
  await expect.poll(sent).toContain(`We have received your complaint: ticket ${ticket}`);
  await mailbox.goto('/dev/mailbox');
  await expect(mail).toHaveCount(1);
  await mail.locator('summary').click();
  await expect(mail.getByText(`To: ${email}`)).toBeVisible();
  await expect(mail.getByText(`Ticket number: ${ticket}`)).toBeVisible();
  await expect(mail.locator('iframe')).toHaveCount(2);
  await expect(mail.locator('iframe').first().contentFrame().getByText(ticket).first()).toBeVisible();
  await mailbox.close();
});
