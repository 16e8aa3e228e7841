const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });
const dateTimeFormat = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});

/** `22 November 2026`, in Indian time. */
export function formatDay(date: Date): string {
  return day.format(date);
}

export function formatDays({ from, to }: { from: Date; to: Date }): string {
  return `${formatDay(from)} to ${formatDay(to)}`;
}

/** `22 November 2026 at 8:20 am`, in Indian time. */
export function formatDateTime(date: Date): string {
  return dateTimeFormat.format(date);
}
