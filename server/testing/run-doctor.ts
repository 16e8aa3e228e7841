import { doctorCommand } from '../src/app/command-line/doctor-command.ts';
import { readEnvironment } from '../src/platform/config/env.ts';
import { StartupError } from '../src/platform/process/startup-error.ts';
import type { TestDatabase } from './test-database.ts';

/**
 * Runs the operator's doctor in this process, because starting another one takes a while.
 * @param dataDir the data folder of the shop to check
 * @returns its output, a line for each check; failures are marked with ✗
 */
export async function runDoctor({ db, pool, connection }: TestDatabase, dataDir: string): Promise<string> {
  const lines: string[] = [];
  const env = readEnvironment({ DATA_DIR: dataDir, MASTER_KEY: process.env.MASTER_KEY });
  const work = doctorCommand.read([]);
  await work({ db, pool, connection, env, say: (line) => lines.push(line) }).catch((error: unknown) => {
    if (!(error instanceof StartupError)) throw error;
    lines.push(`✗ ${error.message}`);
  });
  return lines.join('\n');
}
