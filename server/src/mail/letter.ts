import { escapeHtml } from './escape-html.ts';
import type { Mail } from './mail-gateway.ts';

export type LetterShop = { name: string; url: string };

type Letter = {
  /** What makes this mail this mail, for its stable message id. */
  id: string;
  to: string;
  subject: string;
  paragraphs: string[];
  button?: { label: string; url: string };
  /** Below the button. */
  closing?: string[];
  unsubscribe?: Mail['unsubscribe'];
};

/** A mail in the shop's dress, as text and as HTML. */
export function writeLetter(shop: LetterShop, letter: Letter): Mail {
  const { id, to, subject, unsubscribe } = letter;
  return {
    messageId: `${id}@${new URL(shop.url).hostname}`,
    to,
    subject,
    text: asText(shop, letter),
    html: asHtml(shop, letter),
    ...(unsubscribe && { unsubscribe }),
  };
}

/** A page of the shop with the token of a link. */
export function linkTo(shop: LetterShop, path: string, token: string): string {
  return `${shop.url}${path}?token=${encodeURIComponent(token)}`;
}

function asText(shop: LetterShop, { paragraphs, button, closing = [], unsubscribe }: Letter): string {
  const parts = ['Namaste,', ...paragraphs];
  if (button) parts.push(`${button.label}:\n${button.url}`);
  parts.push(...closing, shop.name);
  if (unsubscribe) parts.push(`Unsubscribe: ${unsubscribe.page}`);
  return parts.join('\n\n');
}

function asHtml(shop: LetterShop, { paragraphs, button, closing = [], unsubscribe }: Letter): string {
  const say = (text: string) => `<p>${escapeHtml(text)}</p>`;
  const link = (url: string, style: string, label: string) =>
    `<p><a href="${escapeHtml(url)}" target="_blank" style="${style}">${escapeHtml(label)}</a></p>`;
  const body = [say('Namaste,'), ...paragraphs.map(say)];
  if (button) body.push(link(button.url, BUTTON_STYLE, button.label));
  body.push(...closing.map(say));
  if (unsubscribe) body.push(link(unsubscribe.page, SMALL_STYLE, 'Unsubscribe'));
  return `<!doctype html><html lang="en-IN"><body style="margin:0;background:#FBF3E6;color:#2B1B16;font:16px/1.5 sans-serif">
<div style="max-width:560px;margin:0 auto;padding:32px 20px">
<p style="font:28px serif;color:#7D1D12;margin:0 0 24px">${escapeHtml(shop.name)}</p>
${body.join('\n')}
</div></body></html>`;
}

const BUTTON_STYLE =
  'display:inline-block;background:#7D1D12;color:#FBF3E6;padding:12px 24px;border-radius:4px;text-decoration:none';
const SMALL_STYLE = 'color:#7D1D12;font-size:14px';
