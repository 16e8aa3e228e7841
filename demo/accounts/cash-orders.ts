import type { DemoOrder } from './demo-order.ts';

/**
 * Cash on delivery orders carried by the sandbox's courier. The last two digits of the phone number decide
 * what happens to the parcel there: 01 is delivered, 02 has a failed attempt, 03 comes back, 12 is remitted
 * short.
 */
export const cashOrders: DemoOrder[] = [
  {
    buyer: {
      name: 'Lakshmi Iyer',
      email: 'lakshmi@guest.example',
      phone: '9840221701',
      address: home('14 North Mada Street, Mylapore', 'Chennai', 'Tamil Nadu', '600004'),
    },
    ...sent({ hoursAgo: 204 }),
    lines: [{ slug: 'olive-mangalgiri-saree', size: null, quantity: 1 }],
  },
  {
    buyer: {
      name: 'Farah Sheikh',
      email: 'farah@guest.example',
      phone: '9930415812',
      address: home('Flat 6, Hill Road, Bandra West', 'Mumbai', 'Maharashtra', '400050'),
    },
    ...sent({ hoursAgo: 192 }),
    lines: [
      { slug: 'haldi-leheriya-kurti', size: 'L', quantity: 1 },
      { slug: 'panchrang-leheriya-dupatta', size: null, quantity: 1 },
    ],
  },
  {
    buyer: {
      name: 'Tara Joshi',
      email: 'tara@guest.example',
      phone: '9765108403',
      address: home('22 Bhandarkar Road, Deccan', 'Pune', 'Maharashtra', '411004'),
    },
    ...sent({ hoursAgo: 160 }),
    lines: [{ slug: 'rani-gota-jutti', size: '38', quantity: 1 }],
  },
  {
    buyer: {
      name: 'Devika Menon',
      email: 'devika@guest.example',
      phone: '9847330602',
      address: home('5 Panampilly Avenue', 'Kochi', 'Kerala', '682036'),
    },
    ...sent({ hoursAgo: 67 }),
    lines: [{ slug: 'kora-kalamkari-cotton-saree', size: null, quantity: 1 }],
  },
  {
    buyer: {
      name: 'Nandini Rao',
      email: 'nandini@guest.example',
      phone: '9849056301',
      address: home('9 Road No. 3, Banjara Hills', 'Hyderabad', 'Telangana', '500034'),
    },
    ...sent({ hoursAgo: 41 }),
    lines: [{ slug: 'dabu-indigo-a-line-kurti', size: 'M', quantity: 1 }],
  },
];

function home(street: string, city: string, state: string, zipcode: string): DemoOrder['buyer']['address'] {
  return { street, city, state, zipcode, country: 'India' };
}

/** Ordered ten hours before its parcel was booked, and packed in between. */
function sent({ hoursAgo }: { hoursAgo: number }) {
  return {
    placedDaysAgo: (hoursAgo + 10) / 24,
    steps: [{ status: 'Packing' as const, daysAgo: (hoursAgo + 2) / 24 }],
    bookedHoursAgo: hoursAgo,
    method: 'cod' as const,
  };
}
