import type { Selectable } from 'kysely';
import type { OrderLine, Orders, ReturnRequest } from '../../platform/database/tables.ts';
import { orderRow } from '../../sales/checkout/insert-order.ts';

const PLACED = new Date('2026-11-16T06:30:00Z');
export const SAMPLE_TIME = new Date('2026-11-24T05:10:00Z');

function line(
  position: number,
  name: string,
  size: string | null,
  unit_price: number,
): Selectable<OrderLine> {
  return {
    id: `0190a000-0000-7000-8000-00000000001${position}`,
    order_id: ORDER_ID,
    position,
    product_id: 'indigo-ajrakh-straight-kurti-4f7k2m',
    variant_id: position,
    name,
    size,
    picture: null,
    unit_price,
    quantity: position,
    discount: 0,
    prepaid_discount: 0,
    promotion_discount: 0,
    mrp: null,
    size_advice: null,
  };
}

const ORDER_ID = '0190a000-0000-7000-8000-0000a1b2c3d4';

const LINES = [
  line(1, 'Indigo Ajrakh Hand-Block-Printed Straight Kurti with Palazzo and Dupatta', 'XXL', 549_900),
  line(2, 'Banarasi Silk Saree', null, 12_549_950),
];

const BUYER = {
  firstName: 'Lakshmi',
  lastName: 'Venkataraman',
  email: 'lakshmi.venkataraman@example.com',
  street: 'Flat 1204, Brigade Gateway Apartments, 26/1 Dr Rajkumar Road',
  city: 'Bengaluru',
  state: 'Karnataka',
  zipcode: '560055',
  country: 'India',
  phone: '9845012345',
};

/** The row as a checkout makes it, so that a new column is not written down here again. */
const ROW = orderRow(
  ORDER_ID,
  {
    id: '0190a000-0000-7000-8000-000000000002',
    user_id: null,
    buyer_left_at: null,
    created_at: PLACED,
    currency: 'INR',
    credit: 0,
    snapshot: {
      lines: [],
      coupon: { id: '0190a000-0000-7000-8000-000000000004', code: 'DIWALI500' },
      totals: { subtotal: 25_649_800, discount: 50_000, shipping: 0, total: 25_599_800 },
      buyer: { name: 'Lakshmi Venkataraman', email: BUYER.email, phone: BUYER.phone },
      address: BUYER,
    },
  },
  'upi',
);

/** Builds an order with long names and large amounts, to show how mails cope with them. */
export function sampleOrder(
  overrides: Partial<Selectable<Orders>> = {},
): Selectable<Orders> & { lines: Selectable<OrderLine>[] } {
  return {
    ...ROW,
    address: BUYER,
    buyer_left_at: null,
    messages_wanted_at: null,
    status: 'Order Placed',
    placed_at: PLACED,
    to_confirm_by: null,
    confirmed_at: null,
    promised_from: null,
    promised_to: null,
    days_to_make: 0,
    courier: 'Delhivery',
    tracking_number: '1490891234567',
    ...overrides,
    lines: LINES,
  };
}

export function sampleReturn(overrides: Partial<Selectable<ReturnRequest>> = {}): Selectable<ReturnRequest> {
  return {
    id: '0190a000-0000-7000-8000-000000000003',
    order_id: ORDER_ID,
    line_id: LINES[0]?.id ?? '',
    paid_line_id: LINES[0]?.id ?? '',
    quantity: 1,
    damaged_quantity: 0,
    written_off_quantity: 0,
    withheld_amount: 0,
    reason: 'Too tight at the shoulders, and the blue is darker than in the picture',
    reason_kind: 'small',
    status: 'Return Requested',
    refund_amount: 549_900,
    exchange_checkout_id: null,
    exchange_size: null,
    to_credit: false,
    requested_at: new Date('2026-11-26T06:30:00Z'),
    ...overrides,
  };
}
