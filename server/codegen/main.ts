import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '../src/platform/database/embedded/start.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import { generateTables, TABLES_FILE } from './generate-tables.ts';

// `npm run types:database`: migrates a temporary database and writes the types of its tables.
const dataDir = await mkdtemp(path.join(os.tmpdir(), 'gulmohar-types-'));
// If this runs as root, PostgreSQL runs as another user, who must be able to enter the folder.
await chmod(dataDir, 0o711);
try {
  const { connection, stop } = await startEmbeddedPostgres({
    dataDir,
    say: () => undefined,
    settings: { fsync: 'off' },
  });
  try {
    await migrate(connection);
    await writeFile(TABLES_FILE, await generateTables(connection));
    console.log(`✓ ${path.relative(process.cwd(), TABLES_FILE)}`);
  } finally {
    await stop();
  }
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
