import { useEffect } from 'react';
import startScripts from './start-scripts.js?raw';

const PRELOAD = /<link rel="(modulepreload|manifest)"/g;
const MODULE = /<script type="module" async="">/g;

/**
 * Takes the scripts out of the line that the page's first picture waits in: on a slow phone both came a second later.
 * @param html as React Router wrote it
 * @returns the same page, in which nothing asks for a script until `LateScripts` does
 */
export function holdScripts(html: string): string {
  return html.replace(PRELOAD, '<link rel="late" data-rel="$1"').replace(MODULE, '<script type="late">');
}

/**
 * Asks for the held scripts when the page is painted, and repeats what was tapped until they came.
 * Stands after React Router's own; the page's policy allows it by its hash.
 */
export function LateScripts() {
  useEffect(() => {
    document.documentElement.setAttribute('data-interactive', '');
    document.dispatchEvent(new Event('interactive'));
  }, []);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of ours, the same for everybody
  return <script dangerouslySetInnerHTML={{ __html: startScripts }} />;
}
