import { createHmac } from 'node:crypto';
import type { Payee } from '@gulmohar/contract/admin/payout.ts';
import { sealingKey, seal as sealText, unseal as unsealText } from '../../platform/secrets/seal.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';

export type { Payee };

/** Masks a payee, leaving enough for the staff to tell two payees apart. */
export function hintOf(payee: Payee): string {
  if (payee.kind === 'vpa') {
    const [name = '', handle = ''] = payee.vpa.split('@');
    return `${name.slice(0, 1)}•••@${handle}`;
  }
  return `•••• ${payee.accountNumber.slice(-4)}, ${payee.ifsc}`;
}

/** Identifies the account in later payouts, keyed so that it cannot be found by trying account numbers. */
export function hashPayee(secrets: Secrets, payee: Payee): string {
  const { secret } = secrets.current('payee-key');
  // The branch in an IFSC does not tell accounts of a bank apart.
  const account =
    payee.kind === 'vpa' ? payee.vpa.toLowerCase() : `${payee.ifsc.slice(0, 4)} ${payee.accountNumber}`;
  return createHmac('sha256', secret).update(`account ${account}`).digest('base64url');
}

/** @param payoutId the row that the payee is stored in */
export function sealPayee(secrets: Secrets, payoutId: string, payee: Payee): Buffer {
  const { secret } = secrets.current('payee-key');
  return sealText(sealingKey(secret), JSON.stringify(payee), placeOf(payoutId));
}

export async function unsealPayee(
  secrets: Secrets,
  payoutId: string,
  sealed: Buffer,
): Promise<Payee | undefined> {
  const keys = await secrets.verifying('payee-key');
  const text = unsealText(
    keys.map(({ secret }) => sealingKey(secret)),
    sealed,
    placeOf(payoutId),
  );
  return text === undefined ? undefined : (JSON.parse(text) as Payee);
}

function placeOf(payoutId: string): string {
  return `payee ${payoutId}`;
}
