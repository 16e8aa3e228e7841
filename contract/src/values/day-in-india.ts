const day = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: 'Asia/Kolkata' });

/** The date in India, such as `2026-11-22`. */
export function dayInIndia(at: Date): string {
  return day.format(at);
}
