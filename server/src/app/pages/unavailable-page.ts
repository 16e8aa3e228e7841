import { DatabaseFault } from '../../platform/database/database-fault.ts';
import { escapeHtml } from '../../platform/mail/escape-html.ts';
import { hashOf } from './inline-scripts.ts';

const RETRY_SECONDS = 10;

/** The shop's colours from `ui/src/tokens.css`, repeated because no other file may be available. */
const STYLE = `
:root { color-scheme: light dark; --ground: #fbf3e6; --ink: #2b1b16; --heading: #7d1d12; --primary: #c8371b; }
@media (prefers-color-scheme: dark) { :root { --ground: #171310; --ink: #f3eadb; --heading: #f3d9c4; } }
body { margin: 0; background: var(--ground); color: var(--ink); font: 1.125rem/1.5 Mukta, system-ui, sans-serif; }
main { box-sizing: border-box; min-height: 100vh; max-width: 34rem; margin: auto; padding: 1.5rem; display: grid; align-content: center; justify-items: start; gap: 1rem; }
h1, p { margin: 0; }
h1 { color: var(--heading); font: 2.25rem/1.2 Georgia, serif; }
a { display: inline-block; padding: .75rem 1.5rem; border-radius: .25rem; background: var(--primary); color: #fff; text-decoration: none; }
a:focus-visible { outline: 3px solid var(--ink); outline-offset: 3px; }
`;

/**
 * The page shown when a page cannot be rendered because the database is unavailable. It retries by itself,
 * even without scripts.
 * @returns undefined for any other error
 */
export function unavailablePage(error: unknown, shopName: string) {
  if (!(error instanceof DatabaseFault)) return undefined;
  return {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src ${hashOf(STYLE)}; frame-ancestors 'none'`,
      'cache-control': 'no-store',
      'retry-after': String(RETRY_SECONDS),
    },
    html: `<!doctype html><html lang="en-IN"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="${RETRY_SECONDS}"><title>We will be right back - ${escapeHtml(shopName)}</title>
<style>${STYLE}</style>
<main><p>${escapeHtml(shopName)}</p><h1>We will be right back</h1>
<p>We cannot show this page just now. It will try again every ${RETRY_SECONDS} seconds. Your cart is safe.</p>
<a href="">Try again</a></main></html>`,
  };
}
