import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Environment } from '../config/env.ts';
import { StartupError } from '../process/startup-error.ts';
import type { StoredKey } from './key.store.ts';
import { sealingKey } from './seal.ts';

type MasterKeySettings = Pick<Environment, 'DATA_DIR' | 'MASTER_KEY'>;

/** The first one encrypts; all of them decrypt. */
export type MasterKeys = readonly [Buffer, ...Buffer[]];

const MIN_CHARACTERS = 32;

function fileIn({ DATA_DIR }: MasterKeySettings): string {
  return path.join(DATA_DIR, 'master.key');
}

/** @returns undefined when there are neither settings nor a file. @throws StartupError when the file is unusable */
export async function readMasterKeys(env: MasterKeySettings): Promise<MasterKeys | undefined> {
  const texts = env.MASTER_KEY ?? (await readLines(fileIn(env)));
  if (texts.some((text) => text.length < MIN_CHARACTERS)) {
    throw new StartupError(
      `${fileIn(env)} is not a valid master key file: each line must have at least ${MIN_CHARACTERS} characters`,
    );
  }
  const [first, ...others] = texts.map(sealingKey);
  return first && [first, ...others];
}

async function readLines(file: string): Promise<string[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw new StartupError(`The master key ${file} cannot be read: ${error.message}`);
  });
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

export async function createMasterKey(env: MasterKeySettings): Promise<MasterKeys> {
  const file = fileIn(env);
  const line = `${randomBytes(32).toString('hex')}\n`;
  await mkdir(env.DATA_DIR, { recursive: true });
  await writeFile(file, line, { mode: 0o600, flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') return;
    throw new StartupError(`The master key ${file} cannot be written: ${error.message}; or set MASTER_KEY`);
  });
  const keys = await readMasterKeys(env);
  if (!keys) throw new StartupError(`${file} is empty`);
  return keys;
}

export function assertOpen(stored: readonly StoredKey[], env: MasterKeySettings): void {
  if (stored.every(({ secret }) => secret !== undefined)) return;
  const place = env.MASTER_KEY ? 'MASTER_KEY' : fileIn(env);
  throw new StartupError(
    `The database's keys are sealed with a different master key from ${place}. Put the right one there, or make new keys, ` +
      'which signs everybody out: npm run shop -- rotate-keys --discard-old',
  );
}
