import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';

/** How many different searches are counted per day; further ones are ignored. */
const MAX_A_DAY = 5_000;
const RETENTION_DAYS = 90;
/** An e-mail address or the digits of a phone number: such a search is for a person or an order. */
const PERSONAL = /@|(?:\d[ -]?){7}/;

export type CountedSearch = {
  search: string;
  isEmpty: boolean;
  /** Whether a product was opened from its results, which were counted before. */
  isOpened: boolean;
};

/** Counts a search for today, unless it looks like personal data. */
export async function countSearch(db: Database, { search, isEmpty, isOpened }: CountedSearch): Promise<void> {
  if (PERSONAL.test(search)) return;
  const counted = search.toLowerCase().replace(/\s+/g, ' ').slice(0, 100);
  await sql`
    insert into search_count as known (day, search, shown, empty, opened)
    select today, ${counted}, ${Number(!isOpened)}, ${Number(!isOpened && isEmpty)}, ${Number(isOpened)}
    from (select (now() at time zone 'Asia/Kolkata')::date as today) as clock
    where exists (select from search_count where day = today and search = ${counted})
       or (select count(*) from search_count where day = today) < ${MAX_A_DAY}
    on conflict (day, search) do update set
      shown = known.shown + excluded.shown, empty = known.empty + excluded.empty,
      opened = known.opened + excluded.opened`.execute(db);
}

export async function purgeOldSearches(db: Database): Promise<void> {
  await sql`delete from search_count
            where day <= (now() at time zone 'Asia/Kolkata')::date - ${RETENTION_DAYS}::int`.execute(db);
}
