import { csvAddress, csvFile } from '../../platform/csv/write-csv.ts';
import type { Database } from '../../platform/database/connection.ts';
import { readConfirmed } from './newsletter.store.ts';

/** Everybody who gets the newsletter as a file, in the order of the addresses. */
export function exportAddresses(db: Database): AsyncIterable<string> {
  async function* cells() {
    for await (const { email, confirmed_at, requested_at } of readConfirmed(db))
      yield [csvAddress(email), (confirmed_at ?? requested_at).toISOString()];
  }
  return csvFile(['email', 'confirmed_at'], cells());
}
