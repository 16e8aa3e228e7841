import type { Preferences, ProfileAddress } from '@gulmohar/contract/accounts/profile.ts';
import type { Selectable } from 'kysely';
import type { Users } from '../../platform/database/tables.ts';
import type { WithJson } from '../../platform/database/with-json.ts';

/** As in an order's address, the PIN is a `zipcode`; only the API's profile has a `zipCode`. */
export type StoredAddress = Omit<ProfileAddress, 'zipCode'> & { zipcode: string };

/** What the JSON of an account holds. */
export type UserJson = { address: StoredAddress; preferences: Preferences };

export type UserRow = WithJson<Selectable<Users>, UserJson>;

/** An address of the API, or the parts of it that are given, as it is stored. */
export function storedAddress<Given extends { zipCode?: string | undefined }>({ zipCode, ...rest }: Given) {
  return { ...rest, zipcode: zipCode };
}
