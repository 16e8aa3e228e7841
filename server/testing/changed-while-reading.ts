import type { KyselyPlugin } from 'kysely';
import type { Database } from '../src/platform/database/connection.ts';

/**
 * Returns a database through which a read sees another user commit a change between two of its queries.
 * @param queries how many the read has made by then
 */
export function changedWhileReading(db: Database, queries: number, change: () => Promise<unknown>): Database {
  let made = 0;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      made += 1;
      if (made === queries) await change();
      return result;
    },
  };
  return db.withPlugin(plugin);
}
