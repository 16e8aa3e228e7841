const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'Asia/Kolkata' });
const moment = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});

/** An instant as its date in India. */
export function asDay(iso: string): string {
  return day.format(new Date(iso));
}

/** An instant as date and time in India. */
export function asMoment(iso: string): string {
  return moment.format(new Date(iso));
}

/** The id that shoppers use for an order. */
export function shortId(orderId: string): string {
  return orderId.slice(-8).toUpperCase();
}

const methods: Record<string, string> = {
  card: 'Card',
  upi: 'UPI',
  netbanking: 'Net banking',
  wallet: 'Wallet',
  cod: 'Cash on delivery',
  none: 'None',
  exchange: 'Exchange',
};

/** The provider's name of a way to pay as shoppers know it. */
export function methodName(method: string): string {
  return methods[method] ?? method;
}
