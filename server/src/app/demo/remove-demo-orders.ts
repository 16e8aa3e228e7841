import { CASH_ON_DELIVERY } from '@gulmohar/contract/sales/cash.ts';
import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/connection.ts';
import { jobPayloads } from '../../platform/queue/job-payloads.ts';
import { deleteWithDependents } from './delete-with-dependents.ts';

type Demo = { emails: readonly string[]; productIds: readonly string[] };

/**
 * Collects everything that is not real in the temporary table `gone_checkout`: checkouts to be paid at a
 * sandbox or in cash to the sandbox's courier, unpaid ones of the demo's accounts or products, and exchanges
 * for these.
 */
export async function selectDemoCheckouts(trx: Transaction, { emails, productIds }: Demo): Promise<void> {
  await sql`
    create temporary table gone_checkout on commit drop as
    with recursive
      played as (
        select id from sandbox.provider_order
        union all select id from sandbox.payment_link
        union all select id from sandbox.stripe_session
        union all select client_txn_id from sandbox.sabpaisa_transaction),
      demo_variant as (select id from variant where product_id = any(${productIds}::text[])),
      gone (id) as (
        select checkout.id from checkout
        where provider_order_id in (select id from played)
          or provider = ${CASH_ON_DELIVERY} and exists (
            select from orders join shipment on shipment.order_id = orders.id
            where orders.checkout_id = checkout.id
              and shipment.reference in (select reference from sandbox.courier_order))
          or not exists (select from payment where payment.checkout_id = checkout.id)
            and not exists (select from return_request where exchange_checkout_id = checkout.id)
            and (user_id in (select id from users where email = any(${emails}::text[]))
              or checkout.id in (
                select checkout_id from stock_movement where variant_id in (select id from demo_variant)
                union all
                select checkout_id from unheld_line where variant_id in (select id from demo_variant)))
        union
        select return_request.exchange_checkout_id
        from gone
          join orders on orders.checkout_id = gone.id
          join return_request on return_request.order_id = orders.id
        where return_request.exchange_checkout_id is not null)
    select id from gone`.execute(trx);
}

const GONE_CHECKOUTS = sql`(select id from gone_checkout)`;

/**
 * Deletes what `selectDemoCheckouts` collected, with everything that depends on it, and the sandboxes'
 * records. Returns its sold or reserved stock. If no tax document is left, numbering restarts at 1; if no order is
 * left, nobody is mailed about one.
 * @returns how many checkouts were deleted, including those that became orders
 */
export async function removeOrders(trx: Transaction): Promise<number> {
  await giveStockBack(trx);
  await sql`delete from webhook_event
    where provider_order_id in (select provider_order_id from checkout where id in ${GONE_CHECKOUTS})
      or provider_payout_id in (select id from sandbox.payout)
      or provider_refund_id in (select id from sandbox.refund)
      or provider_dispute_id in (select id from sandbox.dispute)`.execute(trx);
  await sql`delete from review where line_id in (
    select order_line.id from order_line join orders on orders.id = order_id
    where checkout_id in ${GONE_CHECKOUTS})`.execute(trx);
  const count = await deleteWithDependents(trx, 'checkout', sql`id in ${GONE_CHECKOUTS}`);
  await countCreditAgain(trx);
  const emptied = [
    sql`delete from remittance where not exists (
      select from remittance_line where remittance_id = remittance.id)`,
    sql`delete from courier_bill where not exists (
      select from courier_bill_line where bill_id = courier_bill.id)`,
    sql`delete from booking_run where not exists (
      select from booking_item where run_id = booking_run.id)`,
    sql`delete from product_rating where not exists (
      select from review where review.product_id = product_rating.product_id and status = 'published')`,
    sql`delete from tax_series where not exists (select from tax_document)`,
    sql`truncate sandbox.provider_order, sandbox.payment, sandbox.refund, sandbox.dispute, sandbox.payment_link,
      sandbox.stripe_session, sandbox.stripe_payment, sandbox.stripe_refund, sandbox.stripe_dispute, sandbox.sabpaisa_transaction,
      sandbox.courier_order, sandbox.courier_scan, sandbox.courier_fault, sandbox.payout, sandbox.payout_fault`,
  ];
  for (const statement of emptied) await statement.execute(trx);
  await dropJobs(trx);
  return count;
}

/** Balances follow the entries that are left; whoever spent what is gone owes nothing. */
async function countCreditAgain(trx: Transaction): Promise<void> {
  await sql`
    insert into credit_entry (account_id, kind, amount)
    select account_id, 'given', -sum(amount) from credit_entry group by account_id having sum(amount) < 0`.execute(
    trx,
  );
  await sql`
    update credit_account set balance = coalesce(
      (select sum(amount) from credit_entry where account_id = credit_account.id), 0)`.execute(trx);
}

/** Subtracts the deleted movements from the stock levels, which are the sums of the ledger's rows. */
async function giveStockBack(trx: Transaction): Promise<void> {
  await sql`
    with taken as (
      delete from stock_movement where checkout_id in ${GONE_CHECKOUTS}
      returning variant_id, on_hand_change, reserved_change),
    sums as (
      select variant_id, sum(on_hand_change)::int as on_hand, sum(reserved_change)::int as reserved
      from taken group by variant_id)
    update variant set on_hand = variant.on_hand - sums.on_hand, reserved = variant.reserved - sums.reserved
    from sums where sums.variant_id = variant.id`.execute(trx);
}

const KEYS_OF_ORDERS: readonly string[] = [
  'orderId',
  'paymentId',
  'draftId',
  'parcelEventId',
  'returnId',
  'returnIds',
  'changeId',
  'noteId',
  'messageId',
  'refundId',
  'bookingId',
  'payoutId',
  'webhookId',
  'eventId',
];
const JOBS_OF_ORDERS = [
  ...Object.entries(jobPayloads)
    .filter(([, { shape }]) => Object.keys(shape).some((key) => KEYS_OF_ORDERS.includes(key)))
    .map(([name]) => name),
  'send-goodwill-refund',
  'ask-courier',
];

/** Jobs about orders that are gone would fail again and again. */
async function dropJobs(trx: Transaction): Promise<void> {
  await sql`delete from job_outbox where name = any(${JOBS_OF_ORDERS}::text[]) and not exists (select from orders)`.execute(
    trx,
  );
  await sql`select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs
    where task_identifier = any(${JOBS_OF_ORDERS}::text[]) and locked_at is null and not exists (select from orders)
    having count(*) > 0`.execute(trx);
}
