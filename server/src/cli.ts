import type { Command } from './app/command-line/command.ts';
import { commands } from './app/command-line/commands.ts';
import { inOneLine, isMisuse } from './app/command-line/in-one-line.ts';
import { readEnvironment } from './platform/config/env.ts';
import { openDatabase, openPool } from './platform/database/connection.ts';
import { openStorageBeside } from './platform/database/open-storage.ts';

/**
 * Runs a command of the operator's tool, `npm run shop -- <command>`, on the shop's database, whether or not
 * the shop is running. Exits with 0 on success, 1 when the command failed or found something wrong, 2 when it
 * was misused.
 */
async function runCommand(command: Command, args: string[]): Promise<void> {
  const work = command.read(args);
  const env = readEnvironment(process.env);
  const storage = await openStorageBeside(env, (line) => console.log(line));
  try {
    const pool = openPool(storage.direct, 4, (error) => console.error(error.message));
    const db = openDatabase(pool);
    try {
      const { direct: connection } = storage;
      await work({ db, pool, env, connection, say: (line) => console.log(line) });
    } finally {
      await db.destroy();
    }
  } finally {
    await storage.stop();
  }
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

const [name = '', ...args] = process.argv.slice(2);
const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (load) {
  await runCommand(await load(), args).catch((error: unknown) => {
    console.error(inOneLine(error) ?? error);
    process.exitCode = isMisuse(error) ? 2 : 1;
  });
} else {
  const text = await usage();
  console.error(name ? `There is no command '${name}'.\n\n${text}` : text);
  process.exitCode = 2;
}
