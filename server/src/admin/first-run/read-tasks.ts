import type { FirstRunTask } from '@gulmohar/contract/admin/first-run.ts';
import { BACKUP_STALE_HOURS } from '@gulmohar/contract/admin/health.ts';
import type { SettingGroup } from '@gulmohar/contract/admin/settings.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';
import { missingDetails } from '../../shop/missing-details.ts';
import type { ShopSettings } from '../../shop/shop-settings.ts';

/** Enough that a visitor sees a shop. */
const PRODUCTS = 5;

/** An old address that visitors asked for as often as this is worth a redirect. */
const MISSES = 5;

/** The row of `installation` that says when a test mail was accepted. */
export const MAIL_ACCEPTED = 'mail-accepted';

type Facts = {
  products: number;
  staffWithoutSecondFactor: number;
  hasBackup: boolean;
  hasTestOrder: boolean;
  mailAccepted: boolean;
  hasLook: boolean;
  hasDeadAddresses: boolean;
  lastWebhookAt: Date | null;
};

export async function readFacts(db: Database, needsHsn: boolean): Promise<Facts> {
  const { rows } = await sql<Facts>`
    select
      (select count(*) from product
        where published_at < now() and pictures <> '{}' and price > 0 and (hsn <> '' or not ${needsHsn}))::int as "products",
      (select count(*) from staff where is_active and totp_confirmed_at is null)::int as "staffWithoutSecondFactor",
      exists (select from backup_run
        where failure is null and ended_at > now() - ${BACKUP_STALE_HOURS} * interval '1 hour') as "hasBackup",
      exists (select from payment join refund on payment_id = payment.id where order_id is not null) as "hasTestOrder",
      exists (select from site_document where kind = 'theme' and published is not null) as "hasLook",
      exists (select from redirect_miss where count >= ${MISSES}) as "hasDeadAddresses",
      exists (select from installation where name = ${MAIL_ACCEPTED}) as "mailAccepted",
      (select max(received_at) from webhook_event) as "lastWebhookAt"`.execute(db);
  if (!rows[0]) throw new Error('The database counted nothing');
  return rows[0];
}

type Shop = { url: string; takesRealMoney: boolean };

/** What a new shop needs, in the order of the wizard, and whether it has it. */
export function tasksOf(
  settings: ShopSettings,
  facts: Facts,
  { url, takesRealMoney }: Shop,
): { task: FirstRunTask; isDone: boolean }[] {
  const saved = settings.savedGroups();
  const missing = missingDetails(settings.current()).map(({ group }) => group);
  const has = (...groups: SettingGroup[]) => groups.every((group) => !missing.includes(group));
  const done: Record<FirstRunTask, boolean> = {
    name: has('shop'),
    look: facts.hasLook,
    identity: has('contact', 'legal'),
    gst: has('tax'),
    delivery: saved.includes('shipping') && saved.includes('returns'),
    payments: takesRealMoney && facts.lastWebhookAt !== null,
    mail: facts.mailAccepted,
    products: facts.products >= PRODUCTS,
    // With them the owner saves the day from which the policies apply.
    policies: saved.includes('legal'),
    redirects: !facts.hasDeadAddresses,
    address: url.startsWith('https:'),
    'second-factor': facts.staffWithoutSecondFactor === 0,
    backup: facts.hasBackup,
    'test-order': facts.hasTestOrder,
  };
  return Object.entries(done).map(([task, isDone]) => ({ task: task as FirstRunTask, isDone }));
}
