import {
  CAMPAIGN_DAYS,
  type CampaignResults,
  type CampaignSummary,
  MAX_CAMPAIGNS,
  type Segment,
} from '@gulmohar/contract/admin/campaign.ts';
import type { RichText } from '@gulmohar/contract/values/rich-text.ts';
import { type Selectable, sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import type { Campaign } from '../../platform/database/tables.ts';
import type { WithJson } from '../../platform/database/with-json.ts';
import { ShopError } from '../../platform/http/shop-error.ts';

type CampaignJson = { body: RichText; segment: Segment };
export type CampaignRow = WithJson<Selectable<Campaign>, CampaignJson>;

/** What visits by its links, and orders after them, are counted under. */
export function sourceOf({ code }: Pick<CampaignRow, 'code'>): string {
  return `newsletter / ${code}`;
}

/** @throws ShopError NOT_FOUND */
export async function findCampaign(db: Database, id: string): Promise<CampaignRow> {
  const row = await db
    .selectFrom('campaign')
    .where('id', '=', id)
    .selectAll()
    .$narrowType<CampaignJson>()
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** @throws ShopError NOT_FOUND */
export async function lockCampaign(trx: Transaction, id: string): Promise<CampaignRow> {
  const row = await trx
    .selectFrom('campaign')
    .where('id', '=', id)
    .forUpdate()
    .selectAll()
    .$narrowType<CampaignJson>()
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

function notFound(): ShopError {
  return new ShopError('NOT_FOUND', 'There is no such newsletter');
}

export async function listRecent(db: Database): Promise<CampaignSummary[]> {
  const rows = await db
    .selectFrom('campaign')
    .orderBy('changed_at', 'desc')
    .limit(MAX_CAMPAIGNS)
    .select(['id', 'subject', 'status', 'send_at', 'done_at'])
    .select(
      sql<number>`(select count(*)::int from campaign_recipient recipient
        where campaign_id = campaign.id and recipient.status = 'sent')`.as('sent'),
    )
    .execute();
  return rows.map(({ id, subject, status, send_at, done_at, sent }) => ({
    campaignId: id,
    subject,
    status,
    sendAt: send_at?.toISOString() ?? null,
    doneAt: done_at?.toISOString() ?? null,
    sent,
  }));
}

export async function readResults(db: Database, campaign: CampaignRow): Promise<CampaignResults> {
  const source = sourceOf(campaign);
  const { rows } = await sql<CampaignResults>`
    select count(*) filter (where recipient.status in ('waiting', 'queued'))::int as waiting,
           count(*) filter (where recipient.status = 'sent')::int as sent,
           count(*) filter (where recipient.status = 'bounced')::int as bounced,
           count(*) filter (where recipient.status = 'sent' and subscriber.status = 'unsubscribed'
             and unsubscribed_at between sent_at and sent_at + interval '7 days')::int as unsubscribed,
           (select coalesce(sum(visits), 0)::int from visit_day where source = ${source}
             and day >= ${campaign.begun_at}::date) as visits,
           (select count(*)::int from orders where source = ${source}
             and placed_at >= ${campaign.begun_at}) as orders,
           (select coalesce(sum(amount), 0)::bigint from orders where source = ${source}
             and placed_at >= ${campaign.begun_at}) as amount
    from campaign_recipient recipient
      left join newsletter_subscriber subscriber on subscriber.email = recipient.email
    where campaign_id = ${campaign.id}`.execute(db);
  const [results] = rows;
  if (!results) throw new Error('A count returned no row');
  return results;
}

export async function purgeOldCampaigns(db: Database): Promise<void> {
  await db
    .deleteFrom('campaign')
    .where('status', '=', 'sent')
    .where('done_at', '<', sql<Date>`now() - ${CAMPAIGN_DAYS} * interval '1 day'`)
    .execute();
}
