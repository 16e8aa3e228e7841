import type { TestShop } from './test-shop.ts';

/** What the dev mailbox has for an address, oldest first, after every queued job was done. */
export async function readMails(shop: TestShop, to: string) {
  await shop.runJobs();
  return shop.db
    .selectFrom('dev_mailbox')
    .where('recipient', '=', to)
    .orderBy('at')
    .select(['subject', 'text', 'html'])
    .execute();
}

/** The token of the link in a mail that leads to a page of the shop. */
export function tokenFrom(mail: { text: string } | undefined, page: string): string {
  const found = mail?.text.split(`${page}?token=`)[1]?.split(/\s/)[0];
  if (!found) throw new Error(`The mail has no link to ${page}: ${mail?.text}`);
  return decodeURIComponent(found);
}
