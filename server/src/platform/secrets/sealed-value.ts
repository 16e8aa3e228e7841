import { seal, sealingKey, unseal } from './seal.ts';
import type { Secrets } from './secrets.ts';

/** Seals what the owner entered to connect the shop with others, such as a password. @param place where it is stored */
export function sealValue(secrets: Secrets, text: string, place: string): Buffer {
  return seal(sealingKey(secrets.current('connection-key').secret), text, place);
}

/** @returns undefined when the keys of the installation were discarded since */
export function unsealValue(secrets: Secrets, sealed: Buffer, place: string): string | undefined {
  return unseal([sealingKey(secrets.current('connection-key').secret)], sealed, place);
}
