import { normaliseState } from '@gulmohar/contract/accounts/profile.ts';
import type { PastOrderStatus } from '@gulmohar/contract/fulfilment/past-order.ts';
import { normaliseEmail } from '@gulmohar/contract/values/email.ts';
import { bareMobile } from '@gulmohar/contract/values/typed-numbers.ts';
import type { PastOrderLine } from '../../../fulfilment/past-order/past-orders.ts';
import { amountIn, oneLine, withoutMark } from '../source/cell-values.ts';
import { SourceFault } from '../source/source-product.ts';
import type { TableRow } from '../source/table-row.ts';
import type { PastOrderColumn } from './past-order-columns.ts';

type Row = TableRow<PastOrderColumn>;

const MAX_TEXT = 250;
const MAX_LINES = 500;
const MAX_QUANTITY = 100_000;

/** Amounts in paise. */
export type ReadPastOrder = {
  line: number;
  number: string;
  placedAt: Date;
  status: PastOrderStatus;
  email: string;
  phone: string;
  name: string;
  address: string;
  lines: PastOrderLine[];
  total: number;
  refunded: number;
  paymentMethod: string;
};

/**
 * Puts the rows of an order together: the first has its fields, each has a line.
 * @throws SourceFault
 */
export function readPastOrder(rows: readonly Row[]): ReadPastOrder {
  const [row] = rows;
  if (!row) throw new Error('An order without rows');
  const { line } = row;
  const text = (...columns: PastOrderColumn[]) =>
    short(columns.map((column) => row.get(column)).find(Boolean));
  const number = text('number');
  if (number === '') throw new SourceFault(line, 'Name', 'This order has no number');
  const currency = text('currency');
  if (currency !== '' && currency.toUpperCase() !== 'INR')
    throw new SourceFault(line, 'Currency', `It was paid in ${currency}; orders here are in rupees`);
  const placedAt = new Date(row.get('placedAt'));
  if (Number.isNaN(placedAt.getTime()))
    throw new SourceFault(line, 'Created at', `“${row.get('placedAt')}” is not a date with a time`);
  const total = amountIn(row, 'total', 'Total');
  if (total === null) throw new SourceFault(line, 'Total', 'This order has no total');
  return {
    line,
    number,
    placedAt,
    status: statusOf(row),
    email: normaliseEmail(text('email')),
    phone: bareMobile(withoutMark(text('phone', 'shippingPhone', 'billingPhone'))),
    name: text('shippingName', 'billingName'),
    address: addressOf(row),
    lines: rows.slice(0, MAX_LINES).flatMap(lineOf),
    total,
    refunded: amountIn(row, 'refunded', 'Refunded Amount') ?? 0,
    paymentMethod: text('method'),
  };
}

function statusOf(row: Row): PastOrderStatus {
  if (row.get('cancelledAt') !== '') return 'cancelled';
  if (row.get('paid').toLowerCase() === 'refunded') return 'refunded';
  return row.get('sent').toLowerCase() === 'fulfilled' ? 'sent' : 'not-sent';
}

function addressOf(row: Row): string {
  const parts = [
    row.get('shippingStreet'),
    row.get('shippingCity'),
    withoutMark(row.get('shippingPin')),
    normaliseState(row.get('shippingState')),
  ];
  return parts.map(short).filter(Boolean).join(', ');
}

function lineOf(row: Row): PastOrderLine[] {
  const name = short(row.get('item'));
  if (name === '') return [];
  const quantity = Number(row.get('quantity') || 1);
  if (!Number.isInteger(quantity) || quantity < 0 || quantity > MAX_QUANTITY)
    throw new SourceFault(row.line, 'Lineitem quantity', `“${row.get('quantity')}” is not a number of units`);
  const price = amountIn(row, 'price', 'Lineitem price') ?? 0;
  return [{ name, sku: short(row.get('sku')), quantity, price }];
}

function short(text = ''): string {
  return oneLine(text).slice(0, MAX_TEXT);
}
