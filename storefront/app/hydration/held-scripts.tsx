import { useContext, useEffect, useLayoutEffect } from 'react';
import { UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router';
import { endScript } from './inline-scripts.ts';
import { PageDataContext } from './page-data.ts';

/**
 * React Router's scripts, held back until the first picture is painted: on a slow phone both shared the line, and came
 * a second later. In place of its `<Scripts />` and `<ScrollRestoration />`, which write inline scripts with the page's
 * data in them: here the page carries data, and `start-scripts.js`, the same on every page, does the rest. What a shopper
 * types and taps meanwhile, `keep-inputs.js` repeats.
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
      {/* Only known to the server: the browser leaves both as they are. */}
      <Data id="page-data" json={page && JSON.stringify(page.setup)} />
      <Data id="page-stream" json={page?.stream} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: files of ours, the same for everybody */}
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
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which nothing can end the element
      dangerouslySetInnerHTML={{ __html: inert }}
    />
  );
}
