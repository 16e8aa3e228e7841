import type { Endpoint, Exact } from '../api/endpoint.ts';
import type { StaffAccess } from './permissions.ts';

/** A call of the admin. The caller is identified by the admin's cookie, which no shopper has. */
export type StaffEndpoint = Endpoint & {
  readonly path: `/admin/${string}`;
  readonly permission: StaffAccess;
  readonly shopper?: never;
};

export function staffEndpoint<const E extends StaffEndpoint>(definition: Exact<E>): E {
  return definition;
}
