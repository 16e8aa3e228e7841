import { randomInt } from 'node:crypto';
import { GIFT_CARD_CODE_LENGTH, GIFT_CARD_LETTERS } from '@gulmohar/contract/sales/gift-card.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import { sealValue, unsealValue } from '../../platform/secrets/sealed-value.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import { tokenHash } from '../../platform/secrets/token-hash.ts';
import type { GiftCardRow } from './find-gift-card.ts';

/** The code of a valid card: the one it has, so that sending it twice sends the same, or a new one. Its row must be locked. */
export async function codeToSend(trx: Transaction, secrets: Secrets, card: GiftCardRow): Promise<string> {
  const place = `gift card ${card.id}`;
  const known = card.sealed_code && unsealValue(secrets, card.sealed_code, place);
  if (known) return known;
  const code = newCode();
  await trx
    .updateTable('gift_card')
    .set({ code_hash: tokenHash(code), sealed_code: sealValue(secrets, code, place) })
    .where('id', '=', card.id)
    .execute();
  return code;
}

/** As it is printed: in groups of four. */
export function codeInGroups(code: string): string {
  return code.match(/.{1,4}/g)?.join('-') ?? code;
}

/** 80 random bits. */
function newCode(): string {
  return Array.from(
    { length: GIFT_CARD_CODE_LENGTH },
    () => GIFT_CARD_LETTERS[randomInt(GIFT_CARD_LETTERS.length)],
  ).join('');
}
