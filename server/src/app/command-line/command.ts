import { SETUP_CODE_HOURS } from '@gulmohar/contract/admin/second-factor.ts';
import type pg from 'pg';
import type { Environment } from '../../platform/config/env.ts';
import type { Database } from '../../platform/database/connection.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { StartupError } from '../../platform/process/startup-error.ts';

export type CommandContext = {
  db: Database;
  pool: pg.Pool;
  connection: pg.PoolConfig;
  env: Environment;
  say(line: string): void;
};

export type Command = {
  /** The arguments after the command's name. */
  usage: string;
  does: string;
  /** Whether it may work on an empty database or data folder. Others refuse, so that none makes a shop by mistake. */
  mayCreateShop?: true;
  /** Whether its output is a file, to which nothing may be added. */
  printsData?: true;
  /**
   * Parses the arguments before the database is connected.
   * @returns a function that does the work; it throws a StartupError with one clear line on failure
   * @throws Misuse with one clear line; errors of Node's `parseArgs` count as misuse
   */
  read(args: string[]): (context: CommandContext) => Promise<void>;
};

/** A command was misused; the message shows its usage. */
export class Misuse extends StartupError {}

/** @throws Misuse for an argument that the command does not take */
export function assertNoMore(positionals: readonly string[], count: number): void {
  const extra = positionals[count];
  if (extra !== undefined) throw new Misuse(`Unexpected argument: ${extra}`);
}

/** @throws StartupError when nothing, or more than one thing, has that name */
export function onlyOne(ids: readonly string[], what: string): string {
  const [id, ...others] = ids;
  if (!id) throw new StartupError(`There is no ${what}.`);
  if (others.length > 0) throw new StartupError(`There is more than one ${what}: ${ids.join(', ')}.`);
  return id;
}

/** Turns a refusal into one line for the operator, without a stack trace. */
export async function reportPlainly(work: () => Promise<void>): Promise<void> {
  await work().catch((error: unknown) => {
    throw error instanceof ShopError ? new StartupError(error.message) : error;
  });
}

/** Returns the line with the set-up code, which the operator passes on along with a password. */
export function setupCodeLine(setupCode: string): string {
  return `and sets up the second factor there with the code ${setupCode}, which works once, within ${SETUP_CODE_HOURS} hours.`;
}
