import type { OrderData } from '@gulmohar/contract/sales/checkout.ts';

type Line = { _id: string; size?: string | null; quantity?: number; advisedSize?: string };

/** What a guest's browser sends with its cart; `guest` distinguishes shoppers. */
export function buildOrderData(lines: readonly Line[], guest = 'ravi'): OrderData {
  const address = {
    street: '12 Temple Road',
    city: 'Mysuru',
    state: 'Karnataka',
    zipcode: '570001',
    country: 'India',
  };
  return {
    items: lines.map((line) => ({
      _id: line._id,
      name: 'as the browser calls it',
      size: line.size ?? null,
      quantity: line.quantity ?? 1,
      ...(line.advisedSize !== undefined && { advisedSize: line.advisedSize }),
    })),
    address,
    guestInfo: {
      name: 'Ravi Kumar',
      firstName: 'Ravi',
      lastName: 'Kumar',
      email: `${guest}@guest.example`,
      phone: '9876543210',
      ...address,
    },
  };
}
