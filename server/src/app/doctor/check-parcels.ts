import type { Finding } from '@gulmohar/contract/admin/today.ts';
import { CASH_ON_DELIVERY } from '@gulmohar/contract/sales/cash.ts';
import { sql } from 'kysely';
import { returnedQuantity } from '../../fulfilment/order/line-returns.ts';
import { isMissingInParcel } from '../../fulfilment/parcel/missing-units.ts';
import { isStatusOf, type Standing } from '../../fulfilment/parcel/order-status.ts';
import { nextStates } from '../../fulfilment/parcel/parcel-steps.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { OrderStatus } from '../../platform/database/tables.ts';

async function countParcels(db: Database): Promise<string> {
  const { count } = await db
    .selectFrom('parcel')
    .select((from) => from.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return `${count} parcels`;
}

/** The SQL form of `isCurrent` in `parcel-steps.ts`. */
const isCurrent = sql<boolean>`(outcome is distinct from 'resent' and (state <> 'cancelled' or outcome = 'refunded'))`;

/**
 * P1: no parcel has lines of another order, no line is in two parcels at a time, and no parcel is empty
 * unless it was cancelled.
 */
export async function checkParcelLines(db: Database): Promise<Finding> {
  const { rows } = await sql<{ wrong: string }>`
    select 'parcel ' || id || ' is empty' as wrong from parcel
      where state <> 'cancelled' and not exists (select from parcel_line where parcel_id = parcel.id)
    union all
    select 'parcel ' || parcel_id || ' has a line of another order' from parcel_line
      join parcel on parcel.id = parcel_id join order_line on order_line.id = line_id
      where parcel.order_id <> order_line.order_id
    union all
    select 'line ' || line_id || ' is in ' || count(*) || ' parcels' from parcel_line
      join parcel on parcel.id = parcel_id where ${isCurrent} group by line_id having count(*) > 1`.execute(
    db,
  );
  return {
    id: 'P1',
    what: 'every parcel has lines of its own order, each line in one parcel',
    looked: await countParcels(db),
    wrong: rows.map(({ wrong }) => wrong),
  };
}

/** P2: parcels move only along the allowed steps, and are in the state set by their last event. */
export async function checkParcelSteps(db: Database): Promise<Finding> {
  const allowed = Object.entries(nextStates).flatMap(([from, steps]) => steps.map((to) => `${from} → ${to}`));
  const { rows } = await sql<{ parcel_id: string; step: string }>`
    with steps as (
      select parcel_id, coalesce(lag(state) over w || ' → ', '') || state as step,
             lead(id) over w is null as is_last, state
      from parcel_event where decision is null window w as (partition by parcel_id order by id))
    select parcel_id, step from steps join parcel on parcel.id = parcel_id
    where step <> all(${['label_created', ...allowed]}::text[]) or (is_last and steps.state <> parcel.state)`.execute(
    db,
  );
  return {
    id: 'P2',
    what: 'parcels follow the allowed steps',
    looked: await countParcels(db),
    wrong: rows.map(({ parcel_id, step }) => `parcel ${parcel_id}: ${step}`),
  };
}

/**
 * P3: an order's status matches its parcels. Orders are compared in groups, because most have the same
 * states.
 */
export async function checkParcelStatus(db: Database): Promise<Finding> {
  const { rows } = await sql<{
    status: OrderStatus;
    states: ('unpacked' | keyof typeof nextStates)[];
    has_left: boolean;
    orders: number;
    example: string;
  }>`
    with line_state as (
      select order_line.order_id,
             case when parcel.state is null and ${returnedQuantity} >= order_line.quantity and order_line.quantity > 0 then null
                  else coalesce(parcel.state, 'unpacked') end as state
      from order_line
      left join (parcel_line join parcel on parcel.id = parcel_id and ${isCurrent}) on parcel_line.line_id = order_line.id),
    standing as (
      select order_id, array_agg(distinct state order by state) filter (where state is not null) as states
      from line_state group by 1),
    gone as (
      select distinct order_id from parcel
      where state not in ('label_created', 'pickup_scheduled', 'pickup_problem', 'cancelled'))
    select status, coalesce(states, '{}') as states, gone.order_id is not null as has_left,
           count(*)::int as orders, min(orders.id::text) as example
    from orders join standing on standing.order_id = orders.id left join gone on gone.order_id = orders.id
    group by 1, 2, 3`.execute(db);
  const wrong = rows.filter(({ status, states, has_left }) => {
    const standing: Standing = { states: new Set(states), hasLeft: has_left };
    return !isStatusOf(status, standing);
  });
  return {
    id: 'P3',
    what: 'order statuses match their parcels',
    looked: await countParcels(db),
    wrong: wrong.map(
      ({ status, states, orders, example }) =>
        `${orders} orders such as ${example} are ${status}, but their parcels are ${states.join(', ') || 'none'}`,
    ),
  };
}

/**
 * P4: a parcel that was not delivered and was refunded has one credit note, if it was invoiced; no other
 * parcel has one.
 */
export async function checkUndeliveredNotes(db: Database): Promise<Finding> {
  const { rows } = await sql<{ id: string; notes: number }>`
    select parcel.id, count(note.id)::int as notes from parcel
    join orders on orders.id = parcel.order_id
    left join tax_document as note on note.parcel_id = parcel.id
    where exists (select from tax_document where order_id = parcel.order_id and kind = 'invoice')
    group by parcel.id
    having count(note.id) <> (case when outcome = 'refunded' then 1 else 0 end)`.execute(db);
  return {
    id: 'P4',
    what: 'every undelivered, refunded parcel has one credit note',
    looked: await countParcels(db),
    wrong: rows.map(({ id, notes }) => `parcel ${id} has ${notes} credit notes`),
  };
}

/**
 * P5: the cash collected is the cash due for delivered parcels, each booked once, an order's parcels collect no more
 * than store credit leaves of it, and an order is paid exactly when it is delivered.
 */
export async function checkCash(db: Database): Promise<Finding> {
  const { rows } = await sql<{ wrong: string }>`
    select 'parcel ' || parcel.id || ' is ' || state || ', booked ' || coalesce(payment.amount, 0) as wrong
    from parcel left join payment on provider = ${CASH_ON_DELIVERY} and provider_payment_id = parcel.id::text
    where coalesce(payment.amount, 0) <> case when state = 'delivered' then coalesce(cod_due, 0) else 0 end
    union all
    select 'order ' || orders.id || ' collects ' || sum(cod_due) from orders join parcel on order_id = orders.id
    where cod_due > 0 and ${isCurrent}
    group by orders.id having sum(cod_due) > orders.amount - orders.credit + (
      select coalesce(sum(line_change.amount), 0) from line_change
      where line_change.order_id = orders.id and ${isMissingInParcel})
    union all
    select 'order ' || id || ' is ' || status || (case when is_paid then ' and' else ' and not' end) || ' paid' from orders
    where payment_method = ${CASH_ON_DELIVERY} and is_paid <> (status = 'Delivered')`.execute(db);
  return {
    id: 'P5',
    what: 'cash collected = cash of delivered parcels',
    looked: await countParcels(db),
    wrong: rows.map(({ wrong }) => wrong),
  };
}

/** P6: a parcel is remitted at most once, and only if it had cash to collect. */
export async function checkRemittances(db: Database): Promise<Finding> {
  const { rows } = await sql<{ wrong: string }>`
    select 'parcel ' || parcel_id || ' was remitted ' || count(*) || ' times' as wrong from remittance_line
      where parcel_id is not null group by parcel_id having count(*) > 1
    union all
    select 'parcel ' || parcel.id || ' was remitted without cash on delivery' from remittance_line
      join parcel on parcel.id = parcel_id where coalesce(cod_due, 0) = 0`.execute(db);
  return {
    id: 'P6',
    what: 'every parcel is remitted at most once',
    looked: await countParcels(db),
    wrong: rows.map(({ wrong }) => wrong),
  };
}

/** P7: a parcel is booked at most once, and has the tracking number of its booking as long as that exists. */
export async function checkShipments(db: Database): Promise<Finding> {
  const { rows } = await sql<{ wrong: string }>`
    select 'parcel ' || parcel_id || ' is booked ' || count(*) || ' times' as wrong from shipment
      where parcel_id is not null and state in ('asked', 'booked') group by parcel_id having count(*) > 1
    union all
    select 'parcel ' || parcel.id || ' has another number than its booking' from shipment
      join parcel on parcel.id = parcel_id join orders on orders.id = parcel.order_id
      where shipment.state = 'booked' and buyer_name <> ''
        and parcel.tracking_number is distinct from shipment.tracking_number`.execute(db);
  return {
    id: 'P7',
    what: 'every parcel is booked with at most one courier',
    looked: await countParcels(db),
    wrong: rows.map(({ wrong }) => wrong),
  };
}

/**
 * P8: units found missing after the invoice have one credit note for the amount paid; no other line change
 * has one.
 */
export async function checkMissingNotes(db: Database): Promise<Finding> {
  const { rows } = await sql<{ id: string; kind: string; credited: number | null }>`
    select line_change.id, line_change.kind, (note.content ->> 'total')::bigint as credited
    from line_change
    left join tax_document as invoice on invoice.order_id = line_change.order_id and invoice.kind = 'invoice'
    left join tax_document as note on note.line_change_id = line_change.id
    where (note.id is not null) <> (line_change.kind = 'missing' and invoice.issued_at < line_change.at)
       or (note.content ->> 'total')::bigint <> line_change.amount`.execute(db);
  return {
    id: 'P8',
    what: 'units found missing after the invoice have one credit note',
    looked: await countParcels(db),
    wrong: rows.map(({ id, kind, credited }) => `change ${id} (${kind}): ${credited ?? 'nothing'} credited`),
  };
}
