import { ADMIN_MAX_DAYS } from '@gulmohar/contract/admin/session.ts';
import { parseCookie, stringifySetCookie } from 'cookie';

export const ADMIN_COOKIE = 'gulmohar_admin';
const DAY_SECONDS = 86_400;

/** Only sent with the admin's calls, never from another site, and out of reach of scripts. */
export function adminCookie(key: string, publicUrl: string): string {
  return cookie(key, ADMIN_MAX_DAYS * DAY_SECONDS, publicUrl);
}

/** Makes the browser delete the cookie. */
export function clearedAdminCookie(publicUrl: string): string {
  return cookie('', 0, publicUrl);
}

/** @param header the request's `cookie` @returns the session's key, undefined when there is none */
export function readAdminCookie(header: string | undefined): string | undefined {
  return parseCookie(header ?? '')[ADMIN_COOKIE] || undefined;
}

function cookie(value: string, maxAge: number, publicUrl: string): string {
  return stringifySetCookie({
    name: ADMIN_COOKIE,
    value,
    maxAge,
    path: '/api/admin',
    httpOnly: true,
    sameSite: 'strict',
    secure: publicUrl.startsWith('https:'),
  });
}
