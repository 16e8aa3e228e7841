import type { Database } from '../database/connection.ts';
import { insertKey, purgeOldKeys, readKeys, resealKey, retireKey } from './key.store.ts';
import { createMasterKey, readMasterKeys } from './master-key.ts';
import { type Purpose, purposes, rotatedPurposes } from './purposes.ts';
import { type SecretSettings, Secrets } from './secrets.ts';

/** Re-encrypts all keys with the first master key. @throws StartupError when it is missing or a different one */
export async function rotateKeys(db: Database, env: SecretSettings): Promise<void> {
  await Secrets.open(db, env);
  const masterKeys = (await readMasterKeys(env)) ?? (await createMasterKey(env));
  await db.transaction().execute(async (trx) => {
    for (const key of await readKeys(trx, masterKeys)) await resealKey(trx, masterKeys[0], key);
    for (const purpose of rotatedPurposes) {
      await retireKey(trx, purpose);
      await insertKey(trx, masterKeys[0], purpose);
    }
    await purgeOldKeys(trx);
  });
}

export async function discardKeys(db: Database, env: SecretSettings): Promise<void> {
  const [masterKey] = (await readMasterKeys(env)) ?? (await createMasterKey(env));
  const all = Object.keys(purposes) as Purpose[];
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('installation').where('name', 'in', all).execute();
    await trx.deleteFrom('installation_key').execute();
    for (const purpose of all) await insertKey(trx, masterKey, purpose);
  });
}
