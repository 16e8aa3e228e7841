import { setTimeout as wait } from 'node:timers/promises';
import { StartupError } from '../../process/startup-error.ts';
import type { ClusterPaths } from './cluster-paths.ts';
import { PORT } from './cluster-settings.ts';
import { connectToRunning } from './connect-to-running.ts';
import { removeStaleFiles } from './postmaster-file.ts';
import { type ServerCommand, type ServerProcess, startServerProcess } from './server-process.ts';

/** The server of a killed shop is still shutting down, or its shared memory is still being freed. */
const STILL_THERE =
  /lock file ".*" already exists|shared memory block|terminating connection due to administrator command/;
/** How long to wait for a server that is shutting down; its last checkpoint may take a while. */
const START_TIMEOUT_MS = 60_000;
const RETRY_MS = 200;
/** A server that accepts connections this often in a row does not belong to a shop that was just killed. */
const SIGNS_OF_LIFE = 5;

/** @throws StartupError with the server's output, or when another shop runs on this data folder */
export async function launchServer(paths: ClusterPaths, command: ServerCommand): Promise<ServerProcess> {
  const deadline = performance.now() + START_TIMEOUT_MS;
  let signsOfLife = 0;
  for (;;) {
    const attempt = await startServerProcess(paths, command);
    if ('stop' in attempt) return attempt;
    if (!STILL_THERE.test(attempt.refusal))
      throw new StartupError(`the database could not start: ${attempt.refusal}`);
    if (removeStaleFiles(paths.data, command.socket, PORT)) continue;
    signsOfLife = (await connectToRunning(paths.dataDir)) ? signsOfLife + 1 : 0;
    if (signsOfLife >= SIGNS_OF_LIFE || performance.now() > deadline) {
      throw new StartupError(
        `a shop is already running on ${paths.dataDir}; stop it, or choose another DATA_DIR`,
      );
    }
    await wait(RETRY_MS);
  }
}
