import type { z } from 'zod';
import type { Endpoint } from '../api/endpoint.ts';
import type { StaffAccess } from './permissions.ts';

/** A call of the admin. Who calls is known by the admin's cookie, which no shopper has. */
export type StaffEndpoint<
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
  Access extends StaffAccess = StaffAccess,
> = Endpoint<Query, Body, Reply, 'none'> & { readonly permission: Access };

/** As `endpoint`, for a call that wants somebody of the shop's staff with the given permission. */
export function staffEndpoint<
  Query extends z.ZodType,
  Body extends z.ZodType,
  Reply extends z.ZodType,
  Access extends StaffAccess,
>(
  definition: StaffEndpoint<Query, Body, Reply, Access> & { path: `/admin/${string}` },
): StaffEndpoint<Query, Body, Reply, Access> {
  return definition;
}
