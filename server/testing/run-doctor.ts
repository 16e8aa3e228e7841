import { doctorCommand } from '../src/app/command-line/doctor-command.ts';
import { readEnvironment } from '../src/platform/config/env.ts';
import { StartupError } from '../src/platform/process/startup-error.ts';
import type { TestDatabase } from './test-database.ts';

/**
 * The operator's doctor, in this process: starting another one takes a while.
 * @param dataDir of the shop that is looked at
 * @returns what it said, a line for each check; what is wrong stands behind a ✗
 */
export async function runDoctor({ db, pool, connection }: TestDatabase, dataDir: string): Promise<string> {
  const said: string[] = [];
  const env = readEnvironment({ DATA_DIR: dataDir, MASTER_KEY: process.env.MASTER_KEY });
  const work = doctorCommand.read([]);
  await work({ db, pool, connection, env, say: (line) => said.push(line) }).catch((error: unknown) => {
    if (!(error instanceof StartupError)) throw error;
    said.push(`✗ ${error.message}`);
  });
  return said.join('\n');
}
