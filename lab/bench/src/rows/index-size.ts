import { readSearchWords, readSynonyms } from '@gulmohar/server/src/catalogue/search/catalogue.store.ts';
import { openDatabase, openPool } from '@gulmohar/server/src/platform/database/connection.ts';
import { measureIndex } from '../capacity/index-size.ts';
import { plainRow, type Row } from '../row.ts';
import { startDatabase } from '../stage/database.ts';
import type { ApartMeasurement } from './measurement.ts';

const SIZES = [10_000, 100_000, 300_000, 1_000_000];
/** A web process may use 600 MB in total (P8). */
const MAX_MEGABYTES = 250;

/** S2: the limits of the in-memory index. */
export const indexSize: ApartMeasurement = {
  what: "the search index of one process, by the catalogue's size",
  async measureApart(shutdownHooks, _timing, say) {
    const { host, port, user, database } = await startDatabase(shutdownHooks, say, { isDurable: false });
    const pool = openPool({ host, port, user, database }, 1, () => undefined);
    shutdownHooks.add(() => pool.end());
    const db = openDatabase(pool);
    const [synonyms, words] = [await readSynonyms(db), await readSearchWords(db)];
    const rows: Row[] = [];
    say(
      '| products | index, MB | filled, s | search, ms | filters, ms | counts, ms | after 1 change, ms | after 1,000, ms |',
    );
    say('|---|---|---|---|---|---|---|---|');
    for (const products of SIZES) {
      const report = await measureIndex({ products, synonyms, words });
      const { megabytes, fill, search, filter, counts, oneChanged, manyChanged } = report;
      const times = [search, filter, counts, oneChanged, manyChanged].map((ms) => ms.toPrecision(2));
      const cells = [
        products.toLocaleString('en-US'),
        Math.round(megabytes),
        (fill / 1_000).toPrecision(2),
        ...times,
      ];
      say(`| ${cells.join(' | ')} |`);
      const what = `the index of ${products} products`;
      rows.push(plainRow({ id: 'S2', unit: 'MB', what }, megabytes, { atMost: MAX_MEGABYTES }));
    }
    return rows;
  },
};
