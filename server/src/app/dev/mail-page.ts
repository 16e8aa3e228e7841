import { escapeHtml } from '../../platform/mail/escape-html.ts';

/** A mail to show, either as it was sent or a sample. */
export type ShownMail = {
  to: string;
  subject: string;
  headers: Record<string, string>;
  text: string;
  /** Its HTML, or the address that returns it: a page of many mails stays small. */
  html: string | { url: string };
  files: { filename: string; url?: string }[];
};

/** The width of a phone, and the mail's full width. */
const WIDTHS = [360, 680];

/** Blocks scripts and external pictures in the mail shown. */
export const MAIL_PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'";

export function mailPage(title: string, entries: readonly string[]): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title><style>
:root{color-scheme:light dark}
body{font:16px/1.5 sans-serif;max-width:1120px;margin:2rem auto;padding:0 1rem}
details{border-top:1px solid #8886;padding:.75rem 0} summary{cursor:pointer;overflow-wrap:anywhere}
pre{white-space:pre-wrap;overflow-wrap:anywhere;background:#8882;padding:1rem}
iframe{border:1px solid #8886;max-width:100%;height:900px;background:Canvas} .views{display:flex;flex-wrap:wrap;gap:1rem}
</style></head><body>
<h1>${escapeHtml(title)}</h1>
${entries.join('\n') || '<p>No e-mails have been sent yet.</p>'}
</body></html>`;
}

/** @param label shown in the list; clicking it opens the mail below */
export function mailEntry(label: string, mail: ShownMail): string {
  const headers = Object.entries(mail.headers).map(([name, value]) => `${name}: ${value}`);
  const files = mail.files.map(({ filename, url }) =>
    url ? `<a href="${escapeHtml(url)}" download>${escapeHtml(filename)}</a>` : escapeHtml(filename),
  );
  const { html } = mail;
  const source = typeof html === 'string' ? `srcdoc="${escapeHtml(html)}"` : `src="${escapeHtml(html.url)}"`;
  const views = WIDTHS.map(
    (width) =>
      `<iframe title="${escapeHtml(`${mail.subject}, ${width} px`)}" loading="lazy" sandbox="allow-popups allow-popups-to-escape-sandbox" ${source} width="${width}"></iframe>`,
  );
  return `<details><summary>${escapeHtml(label)}</summary>
<h2>${escapeHtml(mail.subject)}</h2>
<pre>${escapeHtml(headers.join('\n'))}</pre>
${files.length > 0 ? `<p>Attachments: ${files.join(', ')}</p>` : ''}
<div class="views">${views.join('\n')}</div>
<h3>Text part</h3>
<pre>${escapeHtml(mail.text)}</pre>
</details>`;
}
