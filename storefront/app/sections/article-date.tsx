const long = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' });

/** @param day such as `2026-11-28` */
export function ArticleDate({ day }: { day: string }) {
  return <time dateTime={day}>{long.format(new Date(day))}</time>;
}
