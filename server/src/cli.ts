import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Command, Misuse } from './app/command-line/command.ts';
import { commands } from './app/command-line/commands.ts';
import { assertDataFolder, assertMigrated, placeOfShop } from './app/command-line/existing-shop.ts';
import { inLines, isMisuse } from './app/command-line/in-lines.ts';
import { readEnvironment } from './platform/config/env.ts';
import { openDatabase, openPool } from './platform/database/connection.ts';
import { openStorageBeside } from './platform/database/open-storage.ts';

const HELP = ['help', '--help', '-h'];
const PACKAGE = path.resolve(import.meta.dirname, '../../package.json');

/**
 * Runs the operator's tool, `npm run shop -- <command>`, whether or not the shop is running. Exits with 0 on success, 1
 * when the command failed or found something wrong, 2 when it was misused.
 */
async function runTool([name = '', ...args]: string[]): Promise<void> {
  if (HELP.includes(name) && args[0]) return say(usageOf(args[0], await findCommand(args[0])));
  if (HELP.includes(name)) return say(await usage());
  if (name === '--version') return say(await version());
  if (!name) throw new Misuse(await usage());
  const command = await findCommand(name);
  if (args.some((arg) => HELP.includes(arg) && arg !== 'help')) return say(usageOf(name, command));
  await runCommand(command, args);
}

async function findCommand(name: string): Promise<Command> {
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!load) throw new Misuse(`There is no command '${name}'.\n\n${await usage()}`);
  return load();
}

async function runCommand(command: Command, args: string[]): Promise<void> {
  const work = command.read(args);
  const env = readEnvironment(process.env);
  if (!command.mayCreateShop) assertDataFolder(env);
  const storage = await openStorageBeside(env, say);
  try {
    const pool = openPool(storage.direct, 4, (error) => console.error(error.message));
    const db = openDatabase(pool);
    try {
      if (!command.mayCreateShop) await assertMigrated(env, pool);
      if (!command.printsData) say(`This is the shop in ${placeOfShop(env)}.`);
      await work({ db, pool, env, connection: storage.direct, say });
    } finally {
      await db.destroy();
    }
  } finally {
    await storage.stop();
  }
}

function usageOf(name: string, { usage, does }: Command): string {
  return `npm run shop -- ${name} ${usage}`.trimEnd().concat(`\n\n  ${does}`);
}

async function usage(): Promise<string> {
  const lines = await Promise.all(
    Object.entries(commands).map(async ([name, load]) => {
      const { usage, does } = await load();
      return `  ${`${name} ${usage}`.padEnd(24)}  ${does}`;
    }),
  );
  return ['npm run shop -- <command>', '', ...lines].join('\n');
}

async function version(): Promise<string> {
  return `gulmohar ${JSON.parse(await readFile(PACKAGE, 'utf8')).version}`;
}

function say(line: string): void {
  console.log(line);
}

await runTool(process.argv.slice(2)).catch((error: unknown) => {
  console.error(inLines(error) ?? error);
  process.exitCode = isMisuse(error) ? 2 : 1;
});
