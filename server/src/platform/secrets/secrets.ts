import { createHash } from 'node:crypto';
import type { Environment } from '../config/env.ts';
import type { Database } from '../database/connection.ts';
import { adoptPlainKeys } from './adopt-plain-keys.ts';
import { insertKey, readKeys, type StoredKey } from './key.store.ts';
import { assertOpen, createMasterKey, type MasterKeys, readMasterKeys } from './master-key.ts';
import { type Purpose, purposes } from './purposes.ts';

export type Key = { id: string; secret: string };
export type SecretSettings = Pick<Environment, 'DATA_DIR' | 'MASTER_KEY' | 'SESSION_KEYS' | 'LINK_KEYS'>;
type ConfiguredKeys = Partial<Record<Purpose, readonly Key[]>>;

/** A process notices a rotation within this time, or at once when it sees a token signed with a new key. */
const REFRESH_INTERVAL_MS = 60_000;
/** Limits how often made-up key ids can trigger a database query. */
const MIN_REFRESH_INTERVAL_MS = 1_000;

/** In the database, encrypted with a master key that is elsewhere, or given by the settings. */
export class Secrets {
  readonly #db: Database;
  readonly #masterKeys: MasterKeys;
  readonly #configured: ConfiguredKeys;
  #stored: readonly StoredKey[];
  #refreshedAt = performance.now() - MIN_REFRESH_INTERVAL_MS;

  private constructor(
    db: Database,
    masterKeys: MasterKeys,
    configured: ConfiguredKeys,
    stored: readonly StoredKey[],
  ) {
    this.#db = db;
    this.#masterKeys = masterKeys;
    this.#configured = configured;
    this.#stored = stored;
  }

  /** Creates missing keys. @throws StartupError when the master key is missing or a different one */
  static async open(db: Database, env: SecretSettings): Promise<Secrets> {
    const existing = await readMasterKeys(env);
    assertOpen(await readKeys(db, existing ?? []), env);
    const masterKeys = existing ?? (await createMasterKey(env));
    await adoptPlainKeys(db, masterKeys[0]);
    await createMissing(db, masterKeys);
    const stored = await readKeys(db, masterKeys);
    assertOpen(stored, env);
    return new Secrets(db, masterKeys, configuredKeys(env), stored);
  }

  current(purpose: Purpose): Key {
    if (performance.now() - this.#refreshedAt > REFRESH_INTERVAL_MS) {
      // While the database is away, the keys already known are used.
      void this.#refresh().catch(() => undefined);
    }
    const [key] = this.#keysOf(purpose);
    if (!key) throw new Error(`There is no ${purpose}`);
    return key;
  }

  /** The current one first. @param id only the key of that id, if it exists */
  async verifying(purpose: Purpose, id?: string): Promise<readonly Key[]> {
    const isMeant = (key: Key) => id === undefined || key.id === id;
    const keys = this.#keysOf(purpose).filter(isMeant);
    if (keys.length > 0 || performance.now() - this.#refreshedAt < MIN_REFRESH_INTERVAL_MS) return keys;
    await this.#refresh();
    return this.#keysOf(purpose).filter(isMeant);
  }

  #keysOf(purpose: Purpose): readonly Key[] {
    return this.#configured[purpose] ?? this.#stored.filter(isOpen).filter((key) => key.purpose === purpose);
  }

  async #refresh(): Promise<void> {
    this.#refreshedAt = performance.now();
    await adoptPlainKeys(this.#db, this.#masterKeys[0]);
    this.#stored = await readKeys(this.#db, this.#masterKeys);
  }
}

async function createMissing(db: Database, [masterKey, ...others]: MasterKeys): Promise<void> {
  const stored = await readKeys(db, [masterKey, ...others]);
  for (const purpose of Object.keys(purposes) as Purpose[]) {
    if (!stored.some((key) => key.purpose === purpose)) await insertKey(db, masterKey, purpose);
  }
}

function configuredKeys({ SESSION_KEYS, LINK_KEYS }: SecretSettings): ConfiguredKeys {
  return {
    ...(SESSION_KEYS && { 'session-key': SESSION_KEYS.map(namedKey) }),
    ...(LINK_KEYS && { 'link-key': LINK_KEYS.map(namedKey) }),
  };
}

function namedKey(secret: string): Key {
  return { id: createHash('sha256').update(secret).digest('base64url').slice(0, 8), secret };
}

function isOpen(key: StoredKey): key is StoredKey & Key {
  return key.secret !== undefined;
}
