import { createHash, randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import type { Database } from '../../platform/database/connection.ts';
import type { Change } from '../../platform/invalidation/record-invalidation.ts';
import { CatalogueIndex } from './catalogue-index.ts';
import type { IndexChanges } from './index-changes.ts';
import {
  readChangesSince,
  readMigrations,
  readPosition,
  recordSnapshot,
  tryToLock,
} from './snapshot.store.ts';
import { readSnapshot, writeSnapshot, writtenAt } from './snapshot-file.ts';

/** Beside the search's own, the code that decides what the index says of a product. */
const DECIDING = [
  '@gulmohar/contract/values/listing.ts',
  '@gulmohar/contract/values/money.ts',
  '../product/published.ts',
];

type Needs = {
  db: Database;
  /** Where the file is. */
  folder: string;
  log: Logger;
  /** What these changes change of the index. */
  dropsOf(changes: readonly Change[]): IndexChanges | 'all' | undefined;
};

/** An index and what it does not know yet. */
type Found = { index: CatalogueIndex; changes: IndexChanges };

/**
 * The index in a file of this machine, which all its processes share. It holds as long as the database can say what changed
 * since; whatever is wrong with it, the catalogue is read from the database as if there were none.
 */
export class IndexSnapshots {
  readonly #needs: Needs;
  #madeBy: Promise<string> | undefined;

  constructor(needs: Needs) {
    this.#needs = needs;
  }

  writtenAt(): Promise<Date | undefined> {
    return writtenAt(this.#needs.folder);
  }

  /** @returns undefined when there is none that can be used, which is logged */
  async find(): Promise<Found | undefined> {
    const { folder, log } = this.#needs;
    try {
      const madeBy = await this.#readMadeBy();
      const read = await readSnapshot(folder, (facts) => facts.madeBy === madeBy);
      if (read === 'absent') return undefined;
      if (read === 'refused') return this.#ignore('it was made by another version of the shop');
      const { id, position } = read.facts;
      const since = await readChangesSince(this.#needs.db, id, position);
      if (!since) return this.#ignore('the database does not know what changed since');
      const changes = this.#needs.dropsOf(since) ?? NOTHING;
      if (changes === 'all') return this.#ignore('the whole catalogue changed since');
      const index = CatalogueIndex.restore(read.image);
      log.info({ products: index.productCount }, 'the search index was read from its file');
      return { index, changes };
    } catch (err) {
      log.warn({ err }, 'the file of the search index is ignored');
      return undefined;
    }
  }

  /**
   * Writes the index into the file. Everything that was committed before the position is in it; the database keeps what
   * comes after. That the position and the row of the snapshot are of one session proves that they are of one server, and that
   * what was read between them is still there when the row is.
   * @param upToDate the index with everything that was committed before the call
   * @returns false when another process does
   */
  async keep(upToDate: () => Promise<CatalogueIndex>): Promise<boolean> {
    const { db, folder, log } = this.#needs;
    const madeBy = await this.#readMadeBy();
    return db.transaction().execute(async (trx) => {
      if (!(await tryToLock(trx))) return false;
      const startedAt = performance.now();
      const position = await readPosition(trx);
      const index = await upToDate();
      const id = randomUUID();
      const bytes = await writeSnapshot(folder, { madeBy, id, position }, index.capture());
      // Last, as long as a transaction has a number others have to look behind it.
      await recordSnapshot(trx, id);
      const seconds = (performance.now() - startedAt) / 1_000;
      log.info({ products: index.productCount, bytes, seconds }, 'the search index is kept in its file');
      return true;
    });
  }

  #ignore(reason: string): undefined {
    this.#needs.log.warn(`the file of the search index is ignored: ${reason}`);
  }

  /** Other code, another Node (its Unicode) or other migrations could make another index of the same rows. */
  async #readMadeBy(): Promise<string> {
    this.#madeBy ??= hashOfCode();
    const hash = createHash('sha256').update(await this.#madeBy);
    for (const name of await readMigrations(this.#needs.db)) hash.update(`${name}\n`);
    return hash.digest('hex');
  }
}

const NOTHING: IndexChanges = { products: [], sizes: [], words: false, pins: false };

async function hashOfCode(): Promise<string> {
  const hash = createHash('sha256').update(`${process.version} ${process.versions.unicode} ${process.arch}`);
  const folder = import.meta.dirname;
  const own = (await readdir(folder)).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  for (const file of [...own.toSorted().map((name) => `./${name}`), ...DECIDING]) {
    hash.update(await readFile(fileURLToPath(import.meta.resolve(file))));
  }
  return hash.digest('hex');
}
