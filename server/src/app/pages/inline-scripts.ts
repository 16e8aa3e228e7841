import { createHash } from 'node:crypto';

/**
 * Takes the nonce out of a rendered page and returns the inline scripts that carried it, as source expressions for
 * the page's policy. Only this rendering knew the nonce, so a script that somebody got into the page is not among
 * them. The nonce itself cannot be in the policy, because pages are cached.
 */
export function takeInlineScripts(page: string, nonce: string): { html: string; scripts: string[] } {
  const mark = ` nonce="${nonce}"`;
  const marked = page.matchAll(new RegExp(`<script[^>]*${mark}[^>]*>(.*?)</script>`, 'gs'));
  const scripts = [...marked].map(([, code = '']) => hashOf(code));
  return { html: page.replaceAll(mark, ''), scripts: [...new Set(scripts)] };
}

export function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
