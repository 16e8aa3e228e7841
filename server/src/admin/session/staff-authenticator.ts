import type { StaffEndpoint } from '@gulmohar/contract/admin/staff-endpoint.ts';
import type { Endpoint } from '@gulmohar/contract/api/endpoint.ts';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../platform/database/connection.ts';
import type { Authenticator } from '../../platform/http/authenticator.ts';
import type { RateLimiter } from '../../platform/http/rate-limiter.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { apiKeyLimit } from '../../platform/limits/rate-limits.ts';
import { readAdminCookie } from './admin-cookie.ts';
import { bearerKey, findApiKey } from './find-api-key.ts';
import { secondFactorOf } from './second-factor.ts';
import { assertAllowed, type Staff } from './staff.ts';
import { findStaff } from './staff-sessions.ts';

export type AdminAccess = {
  db: Database;
  limiter: RateLimiter;
  /** Whether a second factor is required; if not, setting one up can be postponed. */
  wantsSecondFactor: boolean;
  publicUrl: string;
};

/**
 * Identifies the member of staff who calls the admin, or whose key a program sends, and checks the permission; rejects
 * calls from other sites. A program sends no cookie, so that no site can make a browser call in its name.
 * @returns the authenticator of the staff; it throws ShopError UNAUTHENTICATED, PASSWORD_CHANGE_NEEDED,
 * SECOND_FACTOR_NEEDED, FORBIDDEN
 */
export function staffAuthenticator(admin: AdminAccess): Authenticator {
  return (endpoint) => {
    if (!endpoint.path.startsWith('/admin/')) return undefined;
    return async (request) => {
      const key = bearerKey(request.headers.authorization);
      if (key !== undefined)
        return isStaffEndpoint(endpoint) ? identifyProgram(endpoint, key, admin) : undefined;
      assertOwnSite(request, admin.publicUrl);
      return isStaffEndpoint(endpoint) ? identifyStaff(endpoint, request, admin) : undefined;
    };
  };
}

/** Permissions come only from `staffEndpoint`, which accepts none but these. */
function isStaffEndpoint(endpoint: Endpoint): endpoint is StaffEndpoint {
  return endpoint.permission !== undefined;
}

/** A key may do what it was made for, as long as its maker may do it, too. */
async function identifyProgram(
  { permission: access }: StaffEndpoint,
  key: string,
  { db, limiter }: AdminAccess,
): Promise<Staff | undefined> {
  if (access === 'anybody') return undefined;
  const found = await findApiKey(db, key);
  if (!found) throw new ShopError('UNAUTHENTICATED', 'This API key is unknown or has expired');
  await limiter.consume(apiKeyLimit, found.id);
  if (!found.scopes.includes(access)) {
    throw new ShopError('FORBIDDEN', `This API key may not do this: it needs '${access}'.`);
  }
  const staff: Staff = {
    staffId: found.staffId,
    name: `${found.name} (API key)`,
    email: found.email,
    role: found.role,
    sessionId: found.id,
    hasSecondFactor: true,
    gaveSecondFactor: true,
    mustChangePassword: false,
  };
  if (access !== 'password-given') assertAllowed(staff, access);
  return staff;
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
