import { DESK_MAX_DAYS } from '@gulmohar/contract/admin/desk-session.ts';
import { parseCookie, stringifySetCookie } from 'cookie';

export const DESK_COOKIE = 'gulmohar_desk';
const DAY_SECONDS = 86_400;

/** Sent to the desk's calls alone, never by another site's doing, and out of reach of scripts. */
export function deskCookie(key: string, publicUrl: string): string {
  return cookie(key, DESK_MAX_DAYS * DAY_SECONDS, publicUrl);
}

/** Makes the browser forget the cookie. */
export function clearedDeskCookie(publicUrl: string): string {
  return cookie('', 0, publicUrl);
}

/** @param header the request's `cookie` @returns the session's key, undefined when there is none */
export function readDeskCookie(header: string | undefined): string | undefined {
  return parseCookie(header ?? '')[DESK_COOKIE] || undefined;
}

function cookie(value: string, maxAge: number, publicUrl: string): string {
  return stringifySetCookie({
    name: DESK_COOKIE,
    value,
    maxAge,
    path: '/api/admin',
    httpOnly: true,
    sameSite: 'strict',
    secure: publicUrl.startsWith('https:'),
  });
}
