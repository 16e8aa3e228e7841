import type { TrackedOrder } from '@gulmohar/contract/fulfilment/tracking.ts';
import { paiseToRupees } from '@gulmohar/contract/values/money.ts';
import type { addressKeys } from '../../../platform/personal-data/personal-keys.ts';
import type { PersonalKey } from '../../../platform/personal-data/rules.ts';
import { confirmableUntil } from '../../../sales/confirmation/confirmation.ts';
import { presentAddress } from '../../order/delivery-details.ts';
import type { OrderWithLines } from '../../order/order.store.ts';
import { arrivalOf, type Owned, presentDaysToMake, presentItem } from '../order.present.ts';

/** As anybody who tracks it may see it. */
export function presentTrackedOrder(
  order: Owned,
  messages: TrackedOrder['messages'],
  isMasked: boolean,
): TrackedOrder {
  const hide = isMasked ? maskOrder(order) : order;
  return {
    _id: order.id,
    date: order.placed_at.toISOString(),
    status: order.status,
    amount: paiseToRupees(order.amount),
    guestInfo: { name: hide.buyer_name, email: hide.email },
    items: order.lines.map(presentItem),
    ...presentDaysToMake(order),
    isReturnable: order.isReturnable,
    returnsUntil: order.returnsUntil?.toISOString() ?? null,
    address: presentAddress(hide.address),
    paymentMethod: order.payment_method,
    payment: order.is_paid,
    toConfirmBy: confirmableUntil(order),
    courier: order.courier,
    arrives: arrivalOf(order),
    isExpress: order.is_express,
    messages: isMasked ? null : messages,
    // With this number, some couriers' pages show name and address.
    trackingNumber: isMasked ? null : order.tracking_number,
    isMasked,
  };
}

function maskOrder(order: OrderWithLines): Pick<OrderWithLines, 'buyer_name' | 'email' | 'address'> {
  const address = { ...order.address };
  for (const key of Object.keys(maskedAddress) as (keyof typeof maskedAddress)[]) {
    address[key] = maskedAddress[key](address[key]);
  }
  return { buyer_name: maskName(order.buyer_name), email: maskEmail(order.email), address };
}

const maskedAddress: { [Key in PersonalKey<typeof addressKeys>]: (value: string) => string } = {
  firstName: (name) => name,
  lastName: maskWord,
  email: maskEmail,
  phone: maskPhone,
  street: () => '••••••',
  city: (city) => city,
};

/** `Ravi Kumar` → `Ravi K•••` */
export function maskName(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  return [first, ...rest.map(maskWord)].join(' ');
}

/** `ravi@guest.example` → `r•••@g•••.example` */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  if (at < 0) return '';
  const domain = email.slice(at + 1);
  return `${maskWord(email.slice(0, at))}@${maskWord(domain)}${domain.slice(domain.lastIndexOf('.'))}`;
}

/** `9876543210` → `••••••3210` */
export function maskPhone(phone: string): string {
  return phone && `••••••${phone.slice(-4)}`;
}

/** The first letter, and always three dots, whatever the word's length. */
function maskWord(word: string): string {
  const [first] = word;
  return first ? `${first}•••` : '';
}
