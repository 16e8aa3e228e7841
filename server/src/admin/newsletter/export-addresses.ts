import { csvAddress, csvFile } from '../../platform/csv/write-csv.ts';
import type { Database } from '../../platform/database/connection.ts';
import { inIndia } from '../day-in-india.ts';
import { readConfirmed } from './newsletter.store.ts';

export function exportAddresses(db: Database): AsyncIterable<string> {
  async function* cells() {
    for await (const { email, confirmed_at, requested_at } of readConfirmed(db))
      yield [csvAddress(email), inIndia(confirmed_at ?? requested_at)];
  }
  return csvFile(['email', 'confirmed_at'], cells());
}
