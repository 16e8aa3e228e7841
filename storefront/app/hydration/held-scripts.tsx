import { useEffect, useLayoutEffect } from 'react';
import { Scripts } from 'react-router';
import keepInputs from './keep-inputs.js?raw';
import startScripts from './start-scripts.js?raw';

/**
 * React Router's scripts, held back until the first picture is painted: on a slow phone both shared the line, and came
 * a second later. A browser that runs scripts reads the content of `noscript` as text, React leaves it where it is, and
 * `start-scripts.js` puts it into the page, whose policy allows it by its hash.
 */
export function HeldScripts() {
  useLayoutEffect(() => document.documentElement.setAttribute('data-hydrated', ''), []);
  useEffect(() => {
    document.dispatchEvent(new Event('hydrated'));
  }, []);
  return (
    <>
      <noscript id="held-scripts">
        {/* Without scripts at all, nothing is fetched in vain. */}
        <template>
          <Scripts />
        </template>
      </noscript>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: files of ours, the same for everybody */}
      <script dangerouslySetInnerHTML={{ __html: startScripts }} />
    </>
  );
}

/**
 * What a shopper types and taps before the page is alive is repeated then. In the head: the page can be touched before its
 * end has arrived.
 */
export function KeepInputs() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of ours, the same for everybody
  return <script dangerouslySetInnerHTML={{ __html: keepInputs }} />;
}
