import { createHmac } from 'node:crypto';
import type { Paise } from '@gulmohar/contract/values/money.ts';
import type { Environment } from '../../platform/config/env.ts';
import { callerKey } from '../../platform/http/caller-key.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';

/** Beyond these caps, a checkout is not refused, but its units are not held (`reservation.rules.ts`). */
export type ReservationCaps = {
  unitsPerBuyer: number;
  valuePerBuyer: Paise;
  unitsPerAddress: number;
  valuePerAddress: Paise;
  /** Different e-mail addresses and phone numbers. */
  contactsPerAddress: number;
  /** Percentage of a variant's stock. */
  shareOfVariant: number;
  shortMinutes: number;
};

export type ReservationPolicy = {
  caps: ReservationCaps;
  /** Returns a key for a network address from which the address cannot be derived. */
  addressKey(address: string): string;
};

type CapSettings = Pick<
  Environment,
  | 'LIMIT_FACTOR'
  | 'RESERVE_UNITS_PER_BUYER'
  | 'RESERVE_RUPEES_PER_BUYER'
  | 'RESERVE_UNITS_PER_ADDRESS'
  | 'RESERVE_RUPEES_PER_ADDRESS'
  | 'RESERVE_CONTACTS_PER_ADDRESS'
  | 'RESERVE_SHARE_OF_VARIANT'
  | 'RESERVE_SHORT_MINUTES'
>;

/** Load tests, whose shoppers share one address, multiply the caps along with the other limits. */
export function openReservationPolicy(secrets: Secrets, env: CapSettings): ReservationPolicy {
  const { secret } = secrets.current('address-key');
  const factor = env.LIMIT_FACTOR;
  return {
    caps: {
      unitsPerBuyer: env.RESERVE_UNITS_PER_BUYER * factor,
      valuePerBuyer: env.RESERVE_RUPEES_PER_BUYER * 100 * factor,
      unitsPerAddress: env.RESERVE_UNITS_PER_ADDRESS * factor,
      valuePerAddress: env.RESERVE_RUPEES_PER_ADDRESS * 100 * factor,
      contactsPerAddress: env.RESERVE_CONTACTS_PER_ADDRESS * factor,
      shareOfVariant: env.RESERVE_SHARE_OF_VARIANT * factor,
      shortMinutes: env.RESERVE_SHORT_MINUTES,
    },
    addressKey: (address) => createHmac('sha256', secret).update(callerKey(address)).digest('base64url'),
  };
}
