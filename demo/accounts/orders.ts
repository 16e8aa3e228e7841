import { cashOrders } from './cash-orders.ts';
import type { DemoOrder } from './demo-order.ts';

const asha: DemoOrder['buyer'] = {
  name: 'Asha Nair',
  email: 'asha@gulmohar.example',
  phone: '9812345670',
  address: {
    street: '27 Lalbagh Road, Shanthi Nagar',
    city: 'Bengaluru',
    state: 'Karnataka',
    zipcode: '560027',
    country: 'India',
  },
};

const ravi: DemoOrder['buyer'] = {
  name: 'Ravi Kumar',
  email: 'ravi@guest.example',
  phone: '9876543210',
  address: {
    street: '12 Temple Road, Jayalakshmipuram',
    city: 'Mysuru',
    state: 'Karnataka',
    zipcode: '570012',
    country: 'India',
  },
};

const noor: DemoOrder['buyer'] = {
  name: 'Noor Siddiqui',
  email: 'noor@guest.example',
  phone: '9123456780',
  address: {
    street: '8 Johari Bazaar',
    city: 'Jaipur',
    state: 'Rajasthan',
    zipcode: '302003',
    country: 'India',
  },
};

/** The four steps to delivery; the parcel is in transit for four days. */
function deliveredSteps(daysAgo: number): DemoOrder['steps'] {
  return [
    { status: 'Packing', daysAgo: daysAgo + 4.5 },
    { status: 'Shipped', daysAgo: daysAgo + 4 },
    { status: 'Out for delivery', daysAgo: daysAgo + 0.2 },
    { status: 'Delivered', daysAgo },
  ];
}

const paidOrders: DemoOrder[] = [
  {
    buyer: asha,
    placedDaysAgo: 17,
    steps: deliveredSteps(12),
    lines: [{ slug: 'mustard-temple-lehenga', size: '4-5Y', quantity: 1 }],
    courier: { name: 'Delhivery', trackingNumber: 'DL7782014539' },
    returned: { line: 0, reason: 'Too long for her', daysAgo: 10 },
    method: 'upi',
  },
  {
    buyer: asha,
    // By a fast courier, so that a return can still be requested: for seven days after they opened.
    placedDaysAgo: 9.5,
    steps: [
      { status: 'Packing', daysAgo: 9.45 },
      { status: 'Shipped', daysAgo: 9.4 },
      { status: 'Out for delivery', daysAgo: 9.1 },
      { status: 'Delivered', daysAgo: 9 },
    ],
    lines: [
      { slug: 'madder-bagru-kurti-set', size: 'M', quantity: 1 },
      { slug: 'temple-bell-jhumka', size: null, quantity: 2 },
    ],
    courier: { name: 'Blue Dart', trackingNumber: 'BD4471918820' },
    method: 'card',
  },
  {
    buyer: ravi,
    placedDaysAgo: 9.2,
    steps: deliveredSteps(4.5),
    lines: [{ slug: 'indigo-ajrakh-straight-kurti', size: 'L', quantity: 1 }],
    courier: { name: 'Blue Dart', trackingNumber: 'BD4471902365' },
    method: 'card',
  },
  {
    buyer: noor,
    placedDaysAgo: 4,
    steps: [
      { status: 'Packing', daysAgo: 3.5 },
      { status: 'Shipped', daysAgo: 3 },
      { status: 'Out for delivery', daysAgo: 0.1 },
    ],
    lines: [{ slug: 'lavender-chikankari-sharara-set', size: 'M', quantity: 1 }],
    courier: { name: 'India Post', trackingNumber: 'EM830126455IN' },
    method: 'upi',
  },
  {
    buyer: asha,
    placedDaysAgo: 2,
    steps: [
      { status: 'Packing', daysAgo: 1.6 },
      { status: 'Shipped', daysAgo: 1 },
    ],
    lines: [{ slug: 'teal-pochampally-ikat-kurti', size: 'M', quantity: 1 }],
    courier: { name: 'Delhivery', trackingNumber: 'DL7782090117' },
    method: 'upi',
  },
  {
    buyer: ravi,
    placedDaysAgo: 1,
    steps: [{ status: 'Packing', daysAgo: 0.4 }],
    lines: [{ slug: 'bagru-indigo-boys-kurta-set', size: '6-7Y', quantity: 1 }],
    method: 'card',
  },
  {
    buyer: asha,
    placedDaysAgo: 0.003,
    steps: [],
    lines: [
      { slug: 'teal-maheshwari-saree', size: null, quantity: 1 },
      { slug: 'bagru-syahi-short-kurti', size: 'M', quantity: 1 },
    ],
    method: 'card',
  },
];

/** Orders from before the demo shop opened, the oldest first, as invoices are numbered. */
export const demoOrders: readonly DemoOrder[] = [...paidOrders, ...cashOrders].sort(
  (one, other) => other.placedDaysAgo - one.placedDaysAgo,
);
