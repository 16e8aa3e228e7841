/** Google Chat refuses fields that it does not know, so each chat gets only its own. */
export function chatMessage(address: string, text: string): { text: string } | { content: string } {
  return /(^|\.)discord(app)?\.com$/.test(new URL(address).hostname) ? { content: text } : { text };
}
