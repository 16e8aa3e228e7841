import { createTarPacker } from 'modern-tar';
import pg from 'pg';
import { UNHURRIED } from '../database/connection.ts';
import { appliedMigrations } from '../database/migrate.ts';
import { type ArchiveEntry, END, type Ending, MANIFEST, type Manifest } from './archive.ts';
import { beginSnapshot, dumpTables, findTables, readSequences } from './dump-database.ts';
import { type OwnFiles, ownFiles } from './own-files.ts';
import type { BackupPlace } from './place.ts';
import { seal } from './sealing.ts';

type Source = { connection: pg.PoolConfig } & OwnFiles;
type Target = { place: BackupPlace; name: string; key: string | undefined; madeAt: Date };

/** Files come last, because rows may refer to files that were added while the database was being read. */
export async function writeBackup(source: Source, { place, name, key, madeAt }: Target): Promise<number> {
  const client = new pg.Client({ ...source.connection, ...UNHURRIED, application_name: 'gulmohar backup' });
  // A broken connection fails the running statement.
  client.on('error', () => undefined);
  await client.connect();
  try {
    const files = ownFiles(source, key !== undefined);
    const { readable, controller } = createTarPacker();
    const packing = pack(controller, archive(client, files, madeAt)).catch((error: unknown) => {
      controller.error(error);
      throw error;
    });
    const writing = seal(readable, key).then((sealed) => place.write(name, sealed));
    const [packed, written] = await Promise.allSettled([packing, writing]);
    // A place that fails, as on a full disk, aborts the packing; an error of the packing goes through to the writing.
    if (written.status === 'rejected') throw written.reason;
    if (packed.status === 'rejected') throw packed.reason;
    return written.value;
  } finally {
    await client.end();
  }
}

type Packer = ReturnType<typeof createTarPacker>['controller'];

async function pack(packer: Packer, entries: AsyncIterable<ArchiveEntry>): Promise<void> {
  for await (const entry of entries) {
    const isStream = 'stream' in entry;
    const size = isStream ? entry.size : entry.bytes.length;
    const body = packer.add({ name: entry.name, size, mode: 0o600 });
    await ReadableStream.from(isStream ? entry.stream : [entry.bytes]).pipeTo(body);
  }
  packer.finalize();
}

async function* archive(
  client: pg.Client,
  files: AsyncIterable<ArchiveEntry>,
  madeAt: Date,
): AsyncGenerator<ArchiveEntry> {
  await beginSnapshot(client);
  const tables = await findTables(client);
  yield asJson<Manifest>(MANIFEST, {
    format: 1,
    madeAt: madeAt.toISOString(),
    postgresql: await serverVersion(client),
    migrations: await appliedMigrations(client),
    tables,
  });
  const rows = yield* dumpTables(client, tables);
  const sequences = await readSequences(client);
  await client.query('commit');
  let count = 0;
  for await (const entry of files) {
    count += 1;
    yield entry;
  }
  yield asJson<Ending>(END, { rows, sequences, files: count });
}

async function serverVersion(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ server_version: string }>('show server_version');
  return rows[0]?.server_version ?? '';
}

function asJson<Content>(name: string, content: Content): ArchiveEntry {
  return { name, bytes: Buffer.from(JSON.stringify(content)) };
}
