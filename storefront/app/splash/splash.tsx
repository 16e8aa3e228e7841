import { useContext } from 'react';
import { NonceContext } from '../nonce-context.ts';
import { DrawnLogo, useShowsName } from '../page/logo.tsx';
import { useShop } from '../page/use-shop.ts';
import startSplash from './start-splash.js?raw';

/**
 * Decides before the first paint whether this visit begins with the splash: once per browser
 * session, but not with reduced motion, in a tab opened from the shop itself, or on a reload (logging out
 * clears the storage). It ends after 3.3 s, or on a click or key press. The script is inline in the head, so
 * that nothing flashes or blocks.
 */
export function SplashScript() {
  const nonce = useContext(NonceContext);
  const hasSplash = useShop()?.look.hasSplash;
  if (!hasSplash) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own file, identical for everybody
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: startSplash }} />;
}

/** An overlay above the rendered page; not displayed without `data-splash` on the html element. */
export function Splash() {
  const shop = useShop();
  const showsName = useShowsName();
  if (!shop?.look.hasSplash) return null;
  return (
    <div className="splash" aria-hidden="true">
      <DrawnLogo className="splash-mark" />
      {showsName && <span className="splash-name">{shop.name}</span>}
      <svg viewBox="-14 -24 28 28" aria-hidden="true" className="splash-petal">
        <path d="M0 0C-6-10-4-18 4-20 12-16 10-6 0 0Z" className="fill-primary" />
      </svg>
    </div>
  );
}
