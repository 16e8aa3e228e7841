import { createHash } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { SignedLinks } from '../../platform/mail/signed-links.ts';
import type { CurrentSettings } from '../shop-settings.ts';

const NAME = 'shop_pass';
const DAY_SECONDS = 86_400;
const DAYS = { staff: 1, friend: 30 } as const;

/** Who looks round the closed shop: staff may also buy, to try it out. */
export type VisitorPass = keyof typeof DAYS;

/** Passes to the closed shop, as cookies. A friend's ends when the password changes. */
export type VisitorPasses = {
  /** @returns a Set-Cookie */
  give(pass: VisitorPass): Promise<string>;
  /** @param cookies the request's header */
  read(cookies: string | undefined): Promise<VisitorPass | undefined>;
};

export function visitorPasses(
  links: SignedLinks,
  settings: CurrentSettings,
  publicUrl: string,
): VisitorPasses {
  const subjectOf = { staff: () => 'staff', friend: () => `friend ${hashOf(settings)}` };
  return {
    async give(pass) {
      const value = await links.sign('enter-closed-shop', subjectOf[pass](), `${DAYS[pass]} days`);
      return stringifySetCookie({
        name: NAME,
        value,
        maxAge: DAYS[pass] * DAY_SECONDS,
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        secure: publicUrl.startsWith('https:'),
      });
    },
    async read(cookies) {
      const value = parseCookie(cookies ?? '')[NAME];
      const subject = value && (await links.verify('enter-closed-shop', value));
      if (subject === subjectOf.staff()) return 'staff';
      return subject === subjectOf.friend() && settings.current().opening.password ? 'friend' : undefined;
    },
  };
}

function hashOf({ current }: CurrentSettings): string {
  return createHash('sha256').update(current().opening.password).digest('base64url');
}
