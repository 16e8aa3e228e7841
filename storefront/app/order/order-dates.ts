const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'Asia/Kolkata' });
const dateTime = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});

/** Formats an instant as a date in India. */
export function asDay(iso: string): string {
  return day.format(new Date(iso));
}

/** Formats an instant as date and time in India. */
export function formatDateTime(iso: string): string {
  return dateTime.format(new Date(iso));
}

/** Returns the short order id that shoppers use. */
export function shortId(orderId: string): string {
  return orderId.slice(-8).toUpperCase();
}
