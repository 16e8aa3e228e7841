import type { Preferences, ProfileAddress } from '@gulmohar/contract/accounts/profile.ts';
import type { Selectable } from 'kysely';
import type { Users } from '../../platform/database/tables.ts';
import type { WithJson } from '../../platform/database/with-json.ts';

/** What the JSON of an account holds. */
export type UserJson = { address: ProfileAddress; preferences: Preferences };

export type UserRow = WithJson<Selectable<Users>, UserJson>;
