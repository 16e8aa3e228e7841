import { useContext, useEffect, useLayoutEffect } from 'react';
import { UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router';
import { endScript } from './inline-scripts.ts';
import { PageDataContext } from './page-data.ts';

/**
 * Starts React Router's scripts only after the first picture is painted: on a slow phone they shared the
 * bandwidth, and both arrived a second later. Replaces `<Scripts />` and `<ScrollRestoration />`, which write
 * inline scripts that contain the page's data. Here the page contains plain data, and `start-scripts.js`, the
 * same on every page, does the rest. `keep-inputs.js` replays what a shopper types and taps in the meantime.
 */
export function HeldScripts() {
  const page = useContext(PageDataContext);
  useScrollRestoration();
  useLayoutEffect(() => document.documentElement.setAttribute('data-hydrated', ''), []);
  useEffect(() => {
    document.dispatchEvent(new Event('hydrated'));
  }, []);
  return (
    <>
      {/* Only the server knows these; in the browser, React leaves both as they are. */}
      <Data id="page-data" json={page && JSON.stringify(page.setup)} />
      <Data id="page-stream" json={page?.stream} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own files, identical for everybody */}
      <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: endScript }} />
    </>
  );
}

function Data({ id, json = ' ' }: { id: string; json?: string | undefined }) {
  const inert = json.replaceAll('<', '\\u003c');
  return (
    <script
      id={id}
      type="application/json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON escaped so that it cannot close the element
      dangerouslySetInnerHTML={{ __html: inert }}
    />
  );
}
