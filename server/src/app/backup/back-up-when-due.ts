import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { Logger } from 'pino';
import { endRun, readBackupState, startRun } from '../../platform/backup/backup-runs.ts';
import type { Environment } from '../../platform/config/env.ts';
import { isPublicKey } from '../../platform/config/setting-values.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { CurrentSettings } from '../../shop/shop-settings.ts';
import { isBackupDue } from './due.rules.ts';

const TOOL = path.resolve(import.meta.dirname, '../../cli.ts');

type Needs = {
  db: Database;
  settings: CurrentSettings;
  env: Pick<Environment, 'BACKUP_TO' | 'BACKUP_KEY'>;
  log: Logger;
};

/**
 * Runs the operator's tool to make and verify the daily backup when it is due. It is a separate process,
 * because packing would block the thread that serves shoppers.
 * @param runTool returns its output. @throws Error with the tool's error output
 */
export async function backUpWhenDue(
  { db, settings, env, log }: Needs,
  runTool = runOperatorsTool,
): Promise<void> {
  const { time } = settings.current().backups;
  if (!env.BACKUP_TO || time === '') return;
  const { last, tries } = await readBackupState(db);
  if (!isBackupDue(time, { lastAt: last?.startedAt, tries }, new Date())) return;
  // A backup encrypted with the public key cannot be read here to verify it.
  const options = isPublicKey(env.BACKUP_KEY) ? [] : ['--verify'];
  try {
    const output = await runTool(['backup', ...options]);
    log.info({ backup: output.trim().split('\n') }, 'backup complete');
  } catch (error) {
    const [newest] = (await readBackupState(db)).tries;
    // The tool did not come as far as recording the attempt.
    if (newest?.getTime() === tries[0]?.getTime()) {
      await endRun(db, await startRun(db, ''), { failure: (error as Error).message });
    }
    throw error;
  }
}

async function runOperatorsTool(args: string[]): Promise<string> {
  const tool = spawn(process.execPath, [TOOL, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  const [output, complaint, [code]] = await Promise.all([
    text(tool.stdout),
    text(tool.stderr),
    once(tool, 'exit'),
  ]);
  if (code !== 0) throw new Error(complaint.trim());
  return output;
}
