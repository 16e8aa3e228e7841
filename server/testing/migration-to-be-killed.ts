import { migrate } from '../src/platform/database/migrate.ts';

/** Runs as a separate process in the test of kill -9. */
await migrate(JSON.parse(process.argv[2] ?? ''));
