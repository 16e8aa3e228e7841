import { Duplex } from 'node:stream';
import type { ReadableWritablePair } from 'node:stream/web';
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib';
import { Decrypter, Encrypter, generateIdentity, identityToRecipient } from 'age-encryption';
import { isSecretKey } from '../config/setting-values.ts';
import { StartupError } from '../process/startup-error.ts';

type Bytes = ReadableStream<Uint8Array>;

export async function newBackupKey(): Promise<{ secret: string; public: string }> {
  const secret = await generateIdentity();
  return { secret, public: await identityToRecipient(secret) };
}

/** `zstd -d` and `age -d` can read the result. */
export async function seal(plain: Bytes, key: string | undefined): Promise<Bytes> {
  const packed = plain.pipeThrough(
    webPair(createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } })),
  );
  if (!key) return packed;
  const encrypter = new Encrypter();
  encrypter.addRecipient(isSecretKey(key) ? await identityToRecipient(key) : key);
  return encrypter.encrypt(packed);
}

/** @throws StartupError when the backup is encrypted and the key does not match */
export async function unseal(sealed: Bytes, isEncrypted: boolean, key: string | undefined): Promise<Bytes> {
  const packed = isEncrypted ? await decrypt(sealed, key) : sealed;
  return packed.pipeThrough(webPair(createZstdDecompress()));
}

async function decrypt(sealed: Bytes, key: string | undefined): Promise<Bytes> {
  if (!key || !isSecretKey(key))
    throw new StartupError('This backup is encrypted: BACKUP_KEY must be its secret key, AGE-SECRET-KEY-1….');
  const decrypter = new Decrypter();
  decrypter.addIdentity(key);
  return decrypter.decrypt(sealed).catch((error: Error) => {
    throw new StartupError(`This backup cannot be decrypted with this BACKUP_KEY: ${error.message}.`);
  });
}

/** At runtime Node's web streams are the global ones, but its types treat them as different. */
function webPair(transform: Duplex): { readable: Bytes; writable: WritableStream<Uint8Array> } {
  const pair: ReadableWritablePair = Duplex.toWeb(transform);
  return pair as unknown as { readable: Bytes; writable: WritableStream<Uint8Array> };
}
