import type { Database, Transaction } from '../../platform/database/connection.ts';
import { sealValue, unsealValue } from '../../platform/secrets/sealed-value.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';

/** By their names; null removes one. */
export type SecretChanges = Record<string, string | null>;

/** Without those that can no longer be read, because the keys of the installation were discarded since. */
export async function readExtensionSecrets(
  db: Database,
  secrets: Secrets,
  extension: string,
): Promise<Record<string, string>> {
  const rows = await db
    .selectFrom('extension_secret')
    .where('extension', '=', extension)
    .select(['name', 'sealed'])
    .execute();
  return Object.fromEntries(
    rows.flatMap(({ name, sealed }) => {
      const secret = unsealValue(secrets, sealed, placeOf(extension, name));
      return secret === undefined ? [] : [[name, secret]];
    }),
  );
}

export async function writeExtensionSecrets(
  trx: Transaction,
  secrets: Secrets,
  extension: string,
  changed: SecretChanges,
): Promise<void> {
  for (const [name, secret] of Object.entries(changed)) {
    if (secret === null) {
      await trx
        .deleteFrom('extension_secret')
        .where('extension', '=', extension)
        .where('name', '=', name)
        .execute();
      continue;
    }
    const sealed = sealValue(secrets, secret, placeOf(extension, name));
    await trx
      .insertInto('extension_secret')
      .values({ extension, name, sealed })
      .onConflict((conflict) => conflict.columns(['extension', 'name']).doUpdateSet({ sealed }))
      .execute();
  }
}

function placeOf(extension: string, name: string): string {
  return `extension ${extension} ${name}`;
}
