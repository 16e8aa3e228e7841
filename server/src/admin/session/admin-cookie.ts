import { ADMIN_MAX_DAYS } from '@gulmohar/contract/admin/session.ts';
import { parseCookie, stringifySetCookie } from 'cookie';

export const ADMIN_COOKIE = 'gulmohar_admin';
const DAY_SECONDS = 86_400;

/**
 * Builds a cookie that is not sent with cross-site requests and cannot be read by scripts. With https its
 * name begins with `__Host-`, so that browsers accept it only from this exact host, not from a sibling or
 * subdomain.
 */
export function adminCookie(key: string, publicUrl: string): string {
  return cookie(key, ADMIN_MAX_DAYS * DAY_SECONDS, publicUrl);
}

/** Makes the browser delete the cookie. */
export function clearedAdminCookie(publicUrl: string): string {
  return cookie('', 0, publicUrl);
}

/** @param header the request's `cookie` @returns the session's key; undefined when there is none */
export function readAdminCookie(header: string | undefined, publicUrl: string): string | undefined {
  return parseCookie(header ?? '')[nameAt(publicUrl)] || undefined;
}

function cookie(value: string, maxAge: number, publicUrl: string): string {
  const secure = isSecure(publicUrl);
  return stringifySetCookie({
    name: nameAt(publicUrl),
    value,
    maxAge,
    // The prefix requires the path `/`; without it only the admin's calls get the cookie.
    path: secure ? '/' : '/api/admin',
    httpOnly: true,
    sameSite: 'strict',
    secure,
  });
}

function nameAt(publicUrl: string): string {
  return isSecure(publicUrl) ? `__Host-${ADMIN_COOKIE}` : ADMIN_COOKIE;
}

function isSecure(publicUrl: string): boolean {
  return publicUrl.startsWith('https:');
}
