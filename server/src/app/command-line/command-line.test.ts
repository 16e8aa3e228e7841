import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runCommand } from '../../../testing/run-command.ts';
import { type TestDatabase, testDatabase } from '../../../testing/test-database.ts';
import { connectionUrl } from '../../platform/database/connection.ts';
import { commands } from './commands.ts';
import { inLines, isMisuse } from './in-lines.ts';

let database: TestDatabase;
let folder: string;

beforeAll(async () => {
  database = await testDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'gulmohar-cli-'));
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

/** Expects one clear line, without a stack trace or a dumped object. */
function expectOneLine(complaint: string, text: string): void {
  expect(complaint).toContain(text);
  expect(complaint.trim().split('\n')).toHaveLength(1);
}

function fieldError(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  return undefined;
}

describe('a command called with wrong arguments says so in one line before it opens a database', () => {
  test.each([
    ['order', 'Name the order'],
    ['order 1a2b3c4d', 'Name the step: packing'],
    ['order 1a2b3c4d sent', 'Name the step: packing'],
    ['order 1a2b3c4d packing now', 'Unexpected argument: now'],
    ['order 1a2b3c4d packing --carrier X', "Unknown option '--carrier'"],
    ['order 1a2b3c4d shipped --courier', "'--courier <value>' argument missing"],
    ['return 1a2b3c4d', 'Name the step: approve'],
    ['return 1a2b3c4d refund now', 'Unexpected argument: now'],
    ['doctor --days many', '--days needs a number of days'],
    ['doctor --days -3', '--days'],
    ['doctor now', "Unexpected argument 'now'"],
    ['gst-report', 'Name the month'],
    ['gst-report --month 2026-13', 'Name the month'],
    ['export', 'Name the file'],
    ['export a.csv b.csv', 'Unexpected argument: b.csv'],
    ['import', 'Name the file'],
    ['import a.csv b.csv', 'Unexpected argument: b.csv'],
    ['import a.csv --dryrun', "Unknown option '--dryrun'"],
    ['backup now', "Unexpected argument 'now'"],
    ['restore', 'Name the backup'],
    ['restore latest now', 'Unexpected argument: now'],
    ['migrate now', "Unexpected argument 'now'"],
    ['new --yes now', "Unexpected argument 'now'"],
    ['demo --yess', "Unknown option '--yess'"],
    ['create-admin', 'Name the e-mail address'],
    ['create-admin asha', 'not an e-mail address'],
    ['create-admin asha@example.com --role boss', 'The role must be one of owner'],
  ])('%s', async (line, text) => {
    const [name = '', ...args] = line.split(' ');
    const command = await commands[name]?.();
    const complaint = fieldError(() => command?.read(args));
    expect(isMisuse(complaint)).toBe(true);
    expectOneLine(inLines(complaint) ?? '', text);
  });

  test('and exits with code 2', async () => {
    const { code, output, complaint } = await runCommand(folder, 'order', '1a2b3c4d', 'sent');
    expectOneLine(complaint, 'Name the step: packing');
    expect({ code, output }).toEqual({ code: 2, output: '' });
    expect(await readdir(folder)).toEqual([]);
  });

  test.each(['ordr', 'constructor'])(
    'and lists the available commands when %s is not one of them',
    async (name) => {
      const { code, complaint } = await runCommand(folder, name);
      expect(complaint).toContain(`There is no command '${name}'.`);
      expect(complaint).toContain('create-admin <e-mail>');
      expect(complaint).not.toMatch(/\n\s+at /);
      expect(code).toBe(2);
    },
  );
});

describe('the operator is told', () => {
  test.each([['help'], ['--help'], ['-h']])('by %s which commands there are', async (name) => {
    const { code, output } = await runCommand(folder, name);
    expect(output).toContain('create-admin <e-mail>');
    expect(code).toBe(0);
  });

  test.each([
    ['help', 'doctor'],
    ['doctor', '--help'],
    ['doctor', '-h'],
  ])('by %s %s what one command does', async (...args) => {
    const { code, output } = await runCommand(folder, ...args);
    expect(output).toMatch(/^npm run shop -- doctor \[--days 30\] .*\n\n {2}checks money/);
    expect(code).toBe(0);
  });

  test('which version it is', async () => {
    const { code, output } = await runCommand(folder, '--version');
    expect(output).toMatch(/^gulmohar \d+\.\d+\.\d+\n$/);
    expect(code).toBe(0);
  });

  test('which shop a command works on, without its password', async () => {
    const url = connectionUrl(database.connection);
    const { output } = await runCommand(
      { DATABASE_URL: url.replace('@', ':secret@') },
      'order',
      '0',
      'packing',
    );
    expect(output).toMatch(/^This is the shop in the database /);
    expect(output).not.toContain('secret');
  });
});

describe('a command that cannot do its work says why in one line and exits with code 1', () => {
  test.each([
    ['order 00000000 packing', 'There is no order 00000000.'],
    ["order '; packing", "There is no order ';."],
    ['return 00000000 approve', 'There is no return 00000000.'],
    ['backup', 'Set where backups are kept: BACKUP_TO'],
    ['backup --to s3://bucket', 's3://bucket needs BACKUP_S3_ENDPOINT'],
    ['backup --to /dev/null/backups', '/dev/null/backups cannot be used for backups: ENOTDIR'],
    ['restore latest --from no-such-folder', 'There is no backup latest.'],
    ['import nowhere.csv', 'The file cannot be read: ENOENT'],
    ['import .', 'The file cannot be read: EISDIR'],
    ['import BINARY', 'CSV'],
    ['export no-such-folder/products.csv', 'The file cannot be written: ENOENT'],
  ])('%s', async (line, text) => {
    const binary = path.join(folder, 'picture.csv');
    await writeFile(binary, Buffer.from([0xff, 0xd8, 0xff, 0x00, 0x22, 0x0a, 0x22]));
    const args = line.replace('BINARY', binary).split(' ');
    const { code, complaint } = await runCommand(
      { DATABASE_URL: connectionUrl(database.connection) },
      ...args,
    );
    expectOneLine(complaint, text);
    expect(code).toBe(1);
  });

  test('when the database cannot be reached', async () => {
    // No server listens on port 1.
    const url = 'postgres://nobody@127.0.0.1:1/shop';
    const { code, complaint } = await runCommand({ DATABASE_URL: url }, 'doctor');
    expectOneLine(complaint, 'DATABASE_URL: nothing is listening at 127.0.0.1:1');
    expect(code).toBe(1);
  });

  test.each(['doctor', 'create-admin asha@example.com', 'backup'])(
    'when there is no shop to which %s belongs, and makes none',
    async (line) => {
      const { code, complaint } = await runCommand(folder, ...line.split(' '));
      expectOneLine(complaint, `There is no shop in ${folder}: name it by DATA_DIR or DATABASE_URL`);
      expect(code).toBe(1);
      expect(await readdir(folder)).not.toContain('postgresql-18');
    },
  );

  test('when the database is empty', async () => {
    const empty = await testDatabase('template1');
    const { code, complaint } = await runCommand({ DATABASE_URL: connectionUrl(empty.connection) }, 'doctor');
    expectOneLine(complaint, 'There is no shop in the database');
    expect(code).toBe(1);
    await empty.drop();
  });

  test('when a setting is invalid', async () => {
    const { code, complaint } = await runCommand({ DATABASE_URL: 'shop' }, 'doctor');
    expectOneLine(complaint, 'These settings are wrong: DATABASE_URL');
    expect(code).toBe(1);
  });
});
