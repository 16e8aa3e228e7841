const dateAndTime = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'medium',
  timeStyle: 'short',
});

/** '21 Nov 2026, 4:05 pm', in India. @param instant ISO 8601 */
export function showDateTime(instant: string): string {
  return dateAndTime.format(new Date(instant));
}
