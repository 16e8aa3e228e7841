import type { Selectable } from 'kysely';
import type { OrderLine, Orders, ReturnRequest } from '../../platform/database/tables.ts';

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
    mrp: null,
  };
}

const ORDER_ID = '0190a000-0000-7000-8000-0000a1b2c3d4';

const LINES = [
  line(1, 'Indigo Ajrakh Hand-Block-Printed Straight Kurti with Palazzo and Dupatta', 'XXL', 549_900),
  line(2, 'Banarasi Silk Saree', null, 12_549_950),
];

/** Builds an order with long names and large amounts, to show how mails cope with them. */
export function sampleOrder(
  overrides: Partial<Selectable<Orders>> = {},
): Selectable<Orders> & { lines: Selectable<OrderLine>[] } {
  return {
    id: ORDER_ID,
    checkout_id: '0190a000-0000-7000-8000-000000000002',
    user_id: null,
    buyer_left_at: null,
    status: 'Order Placed',
    email: 'lakshmi.venkataraman@example.com',
    phone: '9845012345',
    buyer_name: 'Lakshmi Venkataraman',
    buyer_gstin: null,
    business_name: null,
    messages_wanted_at: null,
    promised_from: null,
    promised_to: null,
    is_express: false,
    address: {
      firstName: 'Lakshmi',
      lastName: 'Venkataraman',
      email: 'lakshmi.venkataraman@example.com',
      street: 'Flat 1204, Brigade Gateway Apartments, 26/1 Dr Rajkumar Road',
      city: 'Bengaluru',
      state: 'Karnataka',
      zipcode: '560055',
      country: 'India',
      phone: '9845012345',
    },
    subtotal: 25_649_800,
    discount: 50_000,
    coupon_code: 'DIWALI500',
    shipping: 0,
    prepaid_discount: 0,
    cod_fee: 0,
    amount: 25_599_800,
    currency: 'INR',
    payment_method: 'upi',
    is_paid: true,
    to_confirm_by: null,
    confirmed_at: null,
    courier: 'Delhivery',
    tracking_number: '1490891234567',
    placed_at: PLACED,
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
    reason: 'Too tight at the shoulders, and the blue is darker than in the picture',
    status: 'Return Requested',
    refund_amount: 549_900,
    exchange_checkout_id: null,
    exchange_size: null,
    requested_at: new Date('2026-11-26T06:30:00Z'),
    ...overrides,
  };
}
