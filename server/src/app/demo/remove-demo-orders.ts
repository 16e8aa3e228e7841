import { CASH_ON_DELIVERY } from '@gulmohar/contract/sales/cash.ts';
import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/connection.ts';

type Demo = { emails: readonly string[]; productIds: readonly string[] };

/**
 * Collects everything that is not real in the temporary tables `gone_checkout` and `gone_order`: checkouts to
 * be paid at a sandbox or in cash to the sandbox's courier, unpaid ones of the demo's accounts or products,
 * and exchanges for these.
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
      gone (id) as (
        select checkout.id from checkout
        where provider_order_id in (select id from played)
          or provider = ${CASH_ON_DELIVERY} and exists (
            select from orders join shipment on shipment.order_id = orders.id
            where orders.checkout_id = checkout.id
              and shipment.reference in (select reference from sandbox.courier_order))
          or not exists (select from payment where payment.checkout_id = checkout.id)
            and (user_id in (select id from users where email = any(${emails}::text[]))
              or exists (
                select from stock_movement join variant on variant.id = stock_movement.variant_id
                where stock_movement.checkout_id = checkout.id
                  and variant.product_id = any(${productIds}::text[])))
        union
        select return_request.exchange_checkout_id
        from gone
          join orders on orders.checkout_id = gone.id
          join return_request on return_request.order_id = orders.id
        where return_request.exchange_checkout_id is not null)
    select id from gone`.execute(trx);
  await sql`
    create temporary table gone_order on commit drop as
    select id from orders where checkout_id in (select id from gone_checkout)`.execute(trx);
}

const GONE_ORDERS = sql`(select id from gone_order)`;
const GONE_CHECKOUTS = sql`(select id from gone_checkout)`;
const GONE_SHIPMENTS = sql`(select id from shipment where order_id in ${GONE_ORDERS})`;
const GONE_RETURNS = sql`(select id from return_request where order_id in ${GONE_ORDERS})`;

/**
 * Deletes what `selectDemoCheckouts` collected, with everything that depends on it, and the sandboxes'
 * records. Returns its sold or reserved stock. If no tax document is left, numbering restarts at 1.
 * @returns how many checkouts were deleted, including those that became orders
 */
export async function removeOrders(trx: Transaction): Promise<number> {
  const statements = [
    sql`delete from webhook_event where provider_order_id in (
      select provider_order_id from checkout where id in ${GONE_CHECKOUTS})`,
    sql`delete from tax_document where order_id in ${GONE_ORDERS}`,
    sql`delete from line_change where order_id in ${GONE_ORDERS}`,
    sql`delete from return_pickup where return_id in ${GONE_RETURNS}`,
    sql`delete from return_event where return_id in ${GONE_RETURNS}`,
    sql`delete from webhook_event where provider_payout_id in (select id from sandbox.payout)`,
    sql`delete from payout where refund_id in (
      select refund.id from refund join payment on payment.id = payment_id where checkout_id in ${GONE_CHECKOUTS})`,
    sql`delete from refund where payment_id in (
      select id from payment where checkout_id in ${GONE_CHECKOUTS})`,
    sql`delete from return_request where order_id in ${GONE_ORDERS}`,
    sql`delete from payment where checkout_id in ${GONE_CHECKOUTS}`,
    sql`delete from order_message where order_id in ${GONE_ORDERS}`,
    sql`delete from order_link where order_id in ${GONE_ORDERS}`,
    sql`delete from order_mail where order_id in ${GONE_ORDERS}`,
    sql`delete from order_note where order_id in ${GONE_ORDERS}`,
    sql`delete from order_event where order_id in ${GONE_ORDERS}`,
    sql`delete from cod_decision where checkout_id in ${GONE_CHECKOUTS}`,
    sql`delete from remittance_line where coalesce(parcel_id, repeated_parcel_id) in (
      select id from parcel where order_id in ${GONE_ORDERS})`,
    sql`delete from remittance where not exists (
      select from remittance_line where remittance_id = remittance.id)`,
    sql`delete from courier_bill_line where parcel_id in (select id from parcel where order_id in ${GONE_ORDERS})`,
    sql`delete from courier_bill where not exists (
      select from courier_bill_line where bill_id = courier_bill.id)`,
    sql`delete from booking_item where parcel_id in (select id from parcel where order_id in ${GONE_ORDERS})`,
    sql`delete from booking_run where not exists (
      select from booking_item where run_id = booking_run.id)`,
    sql`delete from shipment_return where shipment_id in ${GONE_SHIPMENTS}`,
    sql`delete from courier_webhook where shipment_id in ${GONE_SHIPMENTS}`,
    sql`delete from courier_event where shipment_id in ${GONE_SHIPMENTS}`,
    sql`delete from courier_request where shipment_id in ${GONE_SHIPMENTS}`,
    sql`delete from shipment where order_id in ${GONE_ORDERS}`,
    sql`delete from packing where order_id in ${GONE_ORDERS}`,
    sql`delete from parcel_event where parcel_id in (select id from parcel where order_id in ${GONE_ORDERS})`,
    sql`delete from parcel_line where parcel_id in (select id from parcel where order_id in ${GONE_ORDERS})`,
    sql`delete from parcel where order_id in ${GONE_ORDERS}`,
    sql`delete from order_line where order_id in ${GONE_ORDERS}`,
    sql`delete from orders where id in ${GONE_ORDERS}`,
    sql`delete from coupon_use where checkout_id in ${GONE_CHECKOUTS}`,
    sql`delete from reservation where checkout_id in ${GONE_CHECKOUTS}`,
    sql`delete from message_consent where draft_id in (
      select id from draft_order where checkout_id in ${GONE_CHECKOUTS})`,
    sql`delete from tax_series where not exists (select from tax_document)`,
    sql`truncate sandbox.provider_order, sandbox.payment, sandbox.refund, sandbox.dispute, sandbox.payment_link,
      sandbox.stripe_session, sandbox.stripe_payment, sandbox.stripe_refund, sandbox.sabpaisa_transaction,
      sandbox.courier_order, sandbox.courier_scan, sandbox.courier_fault, sandbox.payout, sandbox.payout_fault`,
  ];
  for (const statement of statements) await statement.execute(trx);
  await giveStockBack(trx);
  const { numAffectedRows } = await sql`delete from checkout where id in ${GONE_CHECKOUTS}`.execute(trx);
  return Number(numAffectedRows ?? 0);
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
