import { Readable } from 'node:stream';
import { json } from 'node:stream/consumers';
import { createTarDecoder, type ParsedTarEntry } from 'modern-tar';
import pg from 'pg';
import { UNHURRIED } from '../database/connection.ts';
import { appliedMigrations, migrate, migrationNames } from '../database/migrate.ts';
import { StartupError } from '../process/startup-error.ts';
import { DATA, END, type Ending, ending, FILES, MANIFEST, type Manifest, manifest } from './archive.ts';
import { readBackupName } from './backup-name.ts';
import { beginLoad, type Load } from './load-database.ts';
import type { BackupPlace } from './place.ts';
import { unseal } from './sealing.ts';

type Source = { place: BackupPlace; name: string; key: string | undefined };
type Target = {
  connection: pg.PoolConfig;
  keepFile(name: string, bytes: AsyncIterable<Uint8Array>): Promise<void>;
};

export type Restored = { madeAt: Date; tables: number; rows: number; files: number };

/** A damaged or truncated backup leaves the tables empty. @throws StartupError in one clear line */
export async function restoreBackup(source: Source, target: Target): Promise<Restored> {
  const entries = await openArchive(source);
  try {
    const found = manifest.parse(await readJson((await entries.next()).value, MANIFEST));
    await prepareTables(target.connection, found);
    const { rows, files } = await fill(entries, found, target);
    await migrate(target.connection);
    const sum = Object.values(rows).reduce((total, count) => total + count, 0);
    return { madeAt: new Date(found.madeAt), tables: found.tables.length, rows: sum, files };
  } catch (error) {
    if (error instanceof StartupError) throw error;
    throw new StartupError(`The backup ${source.name} cannot be restored: ${reasonOf(error)}.`);
  }
}

async function openArchive({ place, name, key }: Source): Promise<AsyncIterator<ParsedTarEntry>> {
  const isEncrypted = readBackupName(name)?.isEncrypted ?? name.endsWith('.age');
  const sealed = await place.read(name).catch((error: unknown) => {
    throw new StartupError(`The backup ${name} cannot be read: ${reasonOf(error)}.`);
  });
  const tar = (await unseal(sealed, isEncrypted, key)).pipeThrough(createTarDecoder({ strict: true }));
  return tar[Symbol.asyncIterator]();
}

async function prepareTables(connection: pg.PoolConfig, { migrations }: Manifest): Promise<void> {
  const known = await migrationNames();
  const newer = migrations.find((name) => !known.includes(name));
  if (newer)
    throw new StartupError(`The backup was made by a newer version of the shop (migration ${newer}).`);
  await withClient(connection, async (client) => {
    const applied = await appliedMigrations(client);
    if (applied.length === 0) return;
    const isNewer = applied.some((name) => !migrations.includes(name));
    const { rows } = await client.query(
      'select from product union all select from users union all select from staff limit 1',
    );
    if (isNewer || rows.length > 0) {
      throw new StartupError(
        'This database already contains a shop. Restore into an empty one by setting a different DATA_DIR or DATABASE_URL.',
      );
    }
  });
  await migrate(connection, migrations);
}

async function fill(
  entries: AsyncIterator<ParsedTarEntry>,
  { tables }: Manifest,
  target: Target,
): Promise<Ending> {
  return withClient(target.connection, async (client) => {
    const load = await beginLoad(client, tables);
    let files = 0;
    for (;;) {
      const { value: entry, done } = await entries.next();
      if (done) throw new Error('it is truncated');
      const { name } = entry.header;
      if (name === END) return finish(load, ending.parse(await readJson(entry, END)), files);
      if (name.startsWith(DATA)) {
        await load.copy(name.slice(DATA.length, name.lastIndexOf('/')), Readable.from(entry.body));
      } else if (name.startsWith(FILES)) {
        await target.keepFile(name.slice(FILES.length), entry.body);
        files += 1;
      } else throw new Error(`it contains an unexpected entry, ${name}`);
    }
  });
}

async function finish(load: Load, end: Ending, files: number): Promise<Ending> {
  if (files !== end.files) throw new Error(`it should have ${end.files} files but has ${files}`);
  await load.finish(end);
  return end;
}

async function readJson(entry: ParsedTarEntry | undefined, name: string): Promise<unknown> {
  if (entry?.header.name !== name) throw new Error('it is not a backup of this shop');
  return json(entry.body);
}

async function withClient<Result>(connection: pg.PoolConfig, work: (client: pg.Client) => Promise<Result>) {
  const client = new pg.Client({ ...connection, ...UNHURRIED, application_name: 'gulmohar restore' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
}
