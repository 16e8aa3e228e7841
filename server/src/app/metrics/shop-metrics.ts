import { type RawBuilder, sql } from 'kysely';
import type { Logger } from 'pino';
import { Gauge, Registry } from 'prom-client';
import { readBackupState } from '../../platform/backup/backup-runs.ts';
import type { Database } from '../../platform/database/connection.ts';
import { BACKGROUND_PRIORITY } from '../../platform/queue/job-queues.ts';

type Row = { labels: Record<string, string>; value: number };
type Figure = { name: string; help: string; labelNames: string[]; rows(db: Database): Promise<Row[]> };

const SET_UP_AT = sql`(select min(timestamp)::timestamptz from kysely_migration)`;

/**
 * Each is answered by an index or a small table, because Prometheus scrapes every few seconds, even with five
 * million orders.
 */
const FIGURES: Figure[] = [
  {
    name: 'shop_jobs',
    help: 'Jobs by task and state; given up: failed the maximum number of times',
    labelNames: ['task', 'state'],
    rows: (db) =>
      readRows(
        db,
        ['task', 'state'],
        sql`
        select task_identifier as task,
          case when attempts >= max_attempts then 'given up' when locked_at is not null then 'running'
            when run_at <= now() then 'due' else 'later' end as state,
          count(*)::int as value
        from graphile_worker.jobs group by 1, 2`,
      ),
  },
  {
    name: 'shop_jobs_failed',
    help: 'Jobs that failed and wait for another attempt, by task; the admin lists them',
    labelNames: ['task'],
    rows: (db) =>
      readRows(
        db,
        ['task'],
        sql`
        select task_identifier as task, count(*)::int as value from graphile_worker.jobs
        where last_error is not null and locked_at is null and attempts < max_attempts group by 1`,
      ),
  },
  {
    name: 'shop_jobs_oldest_due_seconds',
    help: 'How long the oldest unstarted job has been due; urgent: money, e-mails and scheduled work',
    labelNames: ['queue'],
    rows: (db) =>
      readRows(
        db,
        ['queue'],
        sql`
        select queue, coalesce(extract(epoch from now() - min(run_at)), 0)::float8 as value
        from (values ('urgent', false), ('background', true)) as queues (queue, can_wait)
        left join graphile_worker.jobs on run_at <= now() and locked_at is null and attempts < max_attempts
          and (priority >= ${BACKGROUND_PRIORITY}) = can_wait
        group by queue`,
      ),
  },
  {
    name: 'shop_worker_age_seconds',
    help: 'Time since a worker last ran the job that comes every minute',
    labelNames: [],
    rows: (db) =>
      readRows(db, [], sql`select extract(epoch from now() - at)::float8 as value from worker_run`),
  },
  {
    name: 'shop_outbox_jobs',
    help: 'Jobs in the outbox, waiting to be moved to the queue',
    labelNames: [],
    rows: (db) => readRows(db, [], sql`select count(*)::int as value from job_outbox`),
  },
  {
    name: 'shop_checkouts',
    help: 'Open checkouts; overdue: expired, waiting to be settled with the provider',
    labelNames: ['state'],
    rows: (db) =>
      readRows(
        db,
        ['state'],
        sql`
        select state, count(checkout.id)::int as value
        from (values ('open', false), ('overdue', true)) as states (state, is_overdue)
        left join checkout on checkout.status = 'open' and (checkout.expires_at < now()) = is_overdue
        group by state`,
      ),
  },
  {
    name: 'shop_orders_last_hour',
    help: 'Orders placed within the last hour, by payment provider',
    labelNames: ['provider'],
    rows: (db) =>
      readRows(
        db,
        ['provider'],
        sql`
        select payment.provider, count(*)::int as value from orders join payment on payment.order_id = orders.id
        where orders.placed_at > now() - interval '1 hour' group by 1`,
      ),
  },
  {
    name: 'shop_payments_last_hour',
    help: 'Payments for checkouts of the last hour, with or without an order or gift card',
    labelNames: ['provider', 'state'],
    rows: (db) =>
      readRows(
        db,
        ['provider', 'state'],
        sql`
        select payment.provider, case when payment.order_id is not null then 'with order'
            when exists (select from gift_card where payment_id = payment.id) then 'gift card' else 'without order' end as state,
          count(*)::int as value
        from checkout join payment on payment.checkout_id = checkout.id
        where checkout.created_at > now() - interval '1 hour' group by 1, 2`,
      ),
  },
  {
    name: 'shop_refunds_open',
    help: 'Refunds that are not settled: pending at the provider, failed, or to be made by hand',
    labelNames: ['status'],
    rows: (db) =>
      readRows(
        db,
        ['status'],
        sql`
        select status::text, count(*)::int as value from refund where status = 'pending' group by 1
        union all select status::text, count(*)::int from refund where status = 'failed' group by 1`,
      ),
  },
  {
    name: 'shop_payments_unmatched',
    help: 'Captured payments without an order; npm run shop -- doctor --repair adopts or refunds them',
    labelNames: [],
    rows: (db) => readRows(db, [], sql`select count(*)::int as value from unmatched_payment where is_ours`),
  },
  {
    name: 'shop_doctor_findings',
    help: 'Problems found by the last check of money, stock and orders; 1 when the check itself failed',
    labelNames: [],
    rows: (db) =>
      readRows(
        db,
        [],
        sql`
        select (case when failure is null then 0 else 1 end
          + coalesce((select sum(jsonb_array_length(finding -> 'wrong')) from jsonb_array_elements(findings) as finding), 0))::int
          as value from doctor_report`,
      ),
  },
  {
    name: 'shop_doctor_age_seconds',
    help: 'Time since the last check of money, stock and orders; before the first one, since the shop was set up',
    labelNames: [],
    rows: (db) =>
      readRows(
        db,
        [],
        sql`
        select extract(epoch from now() - coalesce(
          (select at from doctor_report), ${SET_UP_AT}))::float8 as value`,
      ),
  },
  {
    name: 'shop_backup_age_seconds',
    help: 'Time since the last successful backup started; before the first one, since the shop was set up',
    labelNames: [],
    rows: (db) =>
      readRows(
        db,
        [],
        sql`
        select extract(epoch from now() - coalesce(
          (select max(started_at) from backup_run where ended_at is not null and failure is null),
          ${SET_UP_AT}))::float8 as value`,
      ),
  },
  {
    name: 'shop_backup_faults',
    help: '1 if the last attempt at a backup failed or something was missing to verify it, otherwise 0',
    labelNames: [],
    rows: async (db) => {
      const { last, failed } = await readBackupState(db);
      return [{ labels: {}, value: failed || last?.notVerified ? 1 : 0 }];
    },
  },
];

/** Metrics of the whole shop, queried at each scrape. One that cannot be read is left out and logged. */
export function shopMetrics(db: Database, log: Logger): Registry {
  const registry = new Registry();
  for (const { name, help, labelNames, rows } of FIGURES) {
    const gauge = new Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        gauge.reset();
        // Without labels, a reset gauge says 0.
        if (labelNames.length === 0) gauge.remove();
        try {
          for (const { labels, value } of await rows(db)) gauge.set(labels, value);
        } catch (err) {
          log.warn({ err, metric: name }, 'a metric could not be read');
        }
      },
    });
  }
  return registry;
}

async function readRows(db: Database, labelNames: string[], query: RawBuilder<unknown>): Promise<Row[]> {
  const { rows } = await (query as RawBuilder<Record<string, string | number>>).execute(db);
  return rows.map((row) => ({
    value: Number(row.value),
    labels: Object.fromEntries(labelNames.map((name) => [name, String(row[name])])),
  }));
}
