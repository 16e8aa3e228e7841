import type { Endpoint, Exact } from '../api/endpoint.ts';
import type { StaffAccess } from './permissions.ts';

/** A call of the admin. Who calls is known by the admin's cookie, which no shopper has. */
export type StaffEndpoint = Endpoint & {
  readonly path: `/admin/${string}`;
  readonly permission: StaffAccess;
  readonly shopper?: never;
};

/** As `endpoint`, for a call that needs a staff member with the given permission. */
export function staffEndpoint<const E extends StaffEndpoint>(definition: Exact<E>): E {
  return definition;
}
