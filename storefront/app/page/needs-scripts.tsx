import { pageMessages as messages } from './page.messages.ts';

/** Shown in a browser without scripts, on pages that do not work without them. */
export function NeedsScripts({ text = messages.needsScripts }: { text?: string }) {
  return <p className="my-6 hidden border-l-4 border-marigold bg-panel p-4 noscript:block">{text}</p>;
}
