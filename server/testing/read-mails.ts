import type { TestShop } from './test-shop.ts';

/** The dev mailbox's mails for an address, oldest first, after running every queued job. */
export async function readMails(shop: TestShop, to: string) {
  await shop.runJobs();
  return shop.db
    .selectFrom('dev_mailbox')
    .where('recipient', '=', to)
    .orderBy('at')
    .select(['subject', 'text', 'html'])
    .execute();
}

/** The token in a mail's link to a page of the shop. */
export function tokenFrom(mail: { text: string } | undefined, page: string): string {
  const found = mail?.text.split(`${page}?token=`)[1]?.split(/\s/)[0];
  if (!found) throw new Error(`The mail has no link to ${page}: ${mail?.text}`);
  return decodeURIComponent(found);
}
