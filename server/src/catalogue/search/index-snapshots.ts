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

/** Code outside the search folder that determines the index of a product. */
const DECIDING = [
  '@gulmohar/contract/values/listing.ts',
  '@gulmohar/contract/values/money.ts',
  '../product/published.ts',
];

type Needs = {
  db: Database;
  /** The folder of the file. */
  folder: string;
  log: Logger;
  /** Returns what these changes affect in the index. */
  dropsOf(changes: readonly Change[]): IndexChanges | 'all' | undefined;
};

/** An index, and the changes it does not include yet. */
type Found = { index: CatalogueIndex; changes: IndexChanges };

/**
 * The index in a file that all processes of this machine share. It is usable as long as the database knows
 * what has changed since; if anything is wrong with it, the catalogue is read from the database instead.
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

  /** @returns undefined when there is no usable file; the reason is logged */
  async find(): Promise<Found | undefined> {
    const { folder, log } = this.#needs;
    try {
      const madeBy = await this.#readMadeBy();
      const read = await readSnapshot(folder, (facts) => facts.madeBy === madeBy);
      if (read === 'absent') return undefined;
      if (read === 'refused') return this.#ignore('it was created by another version of the shop');
      const { id, position } = read.facts;
      const since = await readChangesSince(this.#needs.db, id, position);
      if (!since) return this.#ignore('the database cannot tell what has changed since');
      const changes = this.#needs.dropsOf(since) ?? NOTHING;
      if (changes === 'all') return this.#ignore('the whole catalogue has changed since');
      const index = CatalogueIndex.restore(read.image);
      log.info({ products: index.productCount }, 'the search index was read from its file');
      return { index, changes };
    } catch (err) {
      log.warn({ err }, 'the search index file is ignored');
      return undefined;
    }
  }

  /**
   * Writes the index to the file. It includes everything committed before the position; the database records
   * what comes after. Reading the position and inserting the snapshot's row in the same session proves that
   * both are from the same server, and that whatever was read in between exists as long as the row does.
   * @param upToDate returns the index with everything that was committed before the call
   * @returns false when another process is writing it
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
      // Done last, because a transaction with an id holds back the snapshots of others while it runs.
      await recordSnapshot(trx, id);
      const seconds = (performance.now() - startedAt) / 1_000;
      log.info({ products: index.productCount, bytes, seconds }, 'the search index was saved to its file');
      return true;
    });
  }

  #ignore(reason: string): undefined {
    this.#needs.log.warn(`the search index file is ignored: ${reason}`);
  }

  /**
   * Returns a hash of everything besides the rows that could lead to a different index: the code, Node (its
   * Unicode version) and the migrations.
   */
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
