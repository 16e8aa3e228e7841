import type pg from 'pg';
import type { Environment } from '../../platform/config/env.ts';
import type { Database } from '../../platform/database/connection.ts';
import { createAdminCommand } from './create-admin-command.ts';
import { doctorCommand } from './doctor-command.ts';
import { exportCommand } from './export-command.ts';
import { gstReportCommand } from './gst-report-command.ts';
import { importCommand } from './import-command.ts';
import { mailsCommand } from './mails-command.ts';
import { migrateCommand } from './migrate-command.ts';
import { orderCommand } from './order-command.ts';
import { resetAdminCommand } from './reset-admin-command.ts';
import { returnCommand } from './return-command.ts';
import { seedCommand } from './seed-command.ts';

/** What a command of the operator's tool gets to work with. */
export type Workplace = {
  db: Database;
  pool: pg.Pool;
  connection: pg.PoolConfig;
  env: Environment;
  say(line: string): void;
};

export type Command = {
  /** What follows the command's name. */
  usage: string;
  does: string;
  /**
   * Reads the arguments; the database is not there yet.
   * @returns the work, which throws a StartupError with one clear line when it cannot be done
   * @throws Misuse with one clear line; what `parseArgs` of Node throws is taken for one
   */
  read(args: string[]): (workplace: Workplace) => Promise<void>;
};

export const commands: Record<string, Command> = {
  'create-admin': createAdminCommand,
  doctor: doctorCommand,
  export: exportCommand,
  'gst-report': gstReportCommand,
  import: importCommand,
  mails: mailsCommand,
  migrate: migrateCommand,
  order: orderCommand,
  'reset-admin': resetAdminCommand,
  return: returnCommand,
  seed: seedCommand,
};
