import { randomUUID } from 'node:crypto';
import { hash, type Options, verify } from '@node-rs/argon2';
import { inLine, type Line } from '../session/hash-queue.ts';

/** argon2id with 19 MiB and 2 passes, as the OWASP Password Storage Cheat Sheet recommends. */
const OWASP_PARAMETERS: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Used when an account does not exist, so that the response takes as long. */
const nobodysHash = hashPassword(randomUUID());

type HashOptions = { line?: Line; parameters?: Options };

export async function hashPassword(
  password: string,
  { line = 'known', parameters = OWASP_PARAMETERS }: HashOptions = {},
): Promise<string> {
  return inLine(line, () => hash(composed(password), parameters));
}

/**
 * @param storedHash undefined when there is no such account; the result is false after the same amount of
 * work
 */
export async function isPassword(
  storedHash: string | undefined,
  password: string,
  line: Line = 'known',
): Promise<boolean> {
  const against = storedHash ?? (await nobodysHash);
  const isRight = await inLine(line, () => verify(against, composed(password)));
  return isRight && storedHash !== undefined;
}

/** Normalises to NFC, as RFC 8265 requires, because keyboards encode the same letter differently. */
function composed(password: string): string {
  return password.normalize('NFC');
}
