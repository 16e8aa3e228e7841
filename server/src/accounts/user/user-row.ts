import type { Preferences, ProfileAddress } from '@gulmohar/contract/accounts/profile.ts';
import type { Selectable } from 'kysely';
import type { Users } from '../../platform/database/tables.ts';
import type { WithJson } from '../../platform/database/with-json.ts';

/** The PIN code is called `zipcode`, as in an order's address; only the API's profile calls it `zipCode`. */
export type StoredAddress = Omit<ProfileAddress, 'zipCode'> & { zipcode: string };

export type UserJson = { address: StoredAddress; preferences: Preferences };

export type UserRow = WithJson<Selectable<Users>, UserJson>;

export function storedAddress<Given extends { zipCode?: string | undefined }>({ zipCode, ...rest }: Given) {
  return { ...rest, zipcode: zipCode };
}
