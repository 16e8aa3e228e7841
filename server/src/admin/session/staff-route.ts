import type { StaffEndpoint } from '@gulmohar/contract/admin/staff-endpoint.ts';
import { bindRoute, type Call, type Options, type Result, type Route } from '../../platform/http/route.ts';
import type { Staff } from './staff.ts';

type Identity<E extends StaffEndpoint> = {
  staff: E extends { readonly permission: 'anybody' } ? Staff | undefined : Staff;
};

/** Like `route`, for a call of the admin: the handler receives the authorised member of staff. */
export function staffRoute<E extends StaffEndpoint>(
  endpoint: E,
  options: Options<Identity<E>>,
  handler: (call: Call<E> & Identity<E>) => Promise<Result<E>>,
): Route {
  return bindRoute<E, Identity<E>>(endpoint, options, handler);
}
