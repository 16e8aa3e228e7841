import type { StaffEndpoint } from '@gulmohar/contract/admin/staff-endpoint.ts';
import type { Endpoint } from '@gulmohar/contract/api/endpoint.ts';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../platform/database/connection.ts';
import type { Authenticator } from '../../platform/http/authenticator.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { readAdminCookie } from './admin-cookie.ts';
import { secondFactorOf } from './second-factor.ts';
import { assertAllowed, type Staff } from './staff.ts';
import { findStaff } from './staff-sessions.ts';

export type AdminAccess = {
  db: Database;
  /** Whether a second factor is required; if not, setting one up can be postponed. */
  wantsSecondFactor: boolean;
  publicUrl: string;
};

/**
 * Identifies the member of staff who calls the admin, and checks their permission; rejects calls from other
 * sites.
 * @returns the authenticator of the staff; it throws ShopError UNAUTHENTICATED, PASSWORD_CHANGE_NEEDED,
 * SECOND_FACTOR_NEEDED, FORBIDDEN
 */
export function staffAuthenticator(admin: AdminAccess): Authenticator {
  return (endpoint) => {
    if (!endpoint.path.startsWith('/admin/')) return undefined;
    return async (request) => {
      assertOwnSite(request, admin.publicUrl);
      return isStaffEndpoint(endpoint) ? identifyStaff(endpoint, request, admin) : undefined;
    };
  };
}

/** Permissions come only from `staffEndpoint`, which accepts none but these. */
function isStaffEndpoint(endpoint: Endpoint): endpoint is StaffEndpoint {
  return endpoint.permission !== undefined;
}

async function identifyStaff(
  { permission: access }: StaffEndpoint,
  request: FastifyRequest,
  admin: AdminAccess,
): Promise<Staff | undefined> {
  const key = readAdminCookie(request.headers.cookie, admin.publicUrl);
  const staff = key ? await findStaff(admin.db, key) : undefined;
  if (access === 'anybody') return staff;
  if (!staff) throw new ShopError('UNAUTHENTICATED', 'Please sign in');
  if (access === 'password-given') return staff;
  if (staff.mustChangePassword) {
    throw new ShopError('PASSWORD_CHANGE_NEEDED', 'Please choose your own password first');
  }
  const state = secondFactorOf(staff, admin.wantsSecondFactor);
  if (state === 'asked')
    throw new ShopError('SECOND_FACTOR_NEEDED', 'Please enter the code from your authenticator app');
  if (state === 'needed')
    throw new ShopError('SECOND_FACTOR_NEEDED', 'Please set up the second factor first');
  assertAllowed(staff, access);
  return staff;
}

/**
 * Rejects a call that another site's page made the browser send. `SameSite=Strict` already withholds the
 * cookie; this also covers browsers that ignore it, and signing in (reliability, 'Admin').
 * @throws ShopError FORBIDDEN
 */
function assertOwnSite({ headers }: FastifyRequest, publicUrl: string): void {
  const site = headers['sec-fetch-site'];
  const isForeign = site
    ? site !== 'same-origin' && site !== 'none'
    : isForeignOrigin(headers.origin, publicUrl);
  if (isForeign) throw new ShopError('FORBIDDEN', 'This request came from another site.');
}

/** Fallback for browsers without `Sec-Fetch-Site`, which send the page's origin at least with a body. */
function isForeignOrigin(origin: string | undefined, publicUrl: string): boolean {
  return origin !== undefined && origin !== new URL(publicUrl).origin;
}
