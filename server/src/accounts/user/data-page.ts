import { formatRupees, rupeesToPaise } from '@gulmohar/contract/values/money.ts';
import { escapeHtml } from '../../platform/mail/escape-html.ts';

const RUPEES = new Set([
  'amount',
  'balance',
  'price',
  'subtotal',
  'discount',
  'shipping',
  'prepaidDiscount',
  'promotionDiscount',
  'codFee',
  'giftWrap',
  'refundAmount',
  'totalSpent',
]);
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/;
/** Inlined, because the page is sent by mail or saved to disk. No scripts, no links. */
const STYLE = `body{font:16px/1.5 system-ui,sans-serif;color:#2b1b16;background:#fff;max-width:48rem;margin:2rem auto;padding:0 1rem;
overflow-wrap:anywhere}h1,h2{line-height:1.2}h2{margin-top:2.5rem;border-bottom:1px solid}
dl{display:grid;grid-template-columns:minmax(7rem,12rem) 1fr;gap:.25rem 1rem;margin:.5rem 0}dt{color:#6b5148}dd{margin:0;white-space:pre-wrap}
ol{margin:0;padding-left:1.25rem}li+li{margin-top:1rem}@media(max-width:30rem){dl{display:block}dd{margin-bottom:.5rem}}`;

const dateTimeFormat = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});

/** Renders the result of `collectData` as one HTML page for the shopper to read. */
export function dataPage(
  data: Record<string, unknown>,
  { shopName, at }: { shopName: string; at: Date },
): string {
  const title = escapeHtml(`Your data at ${shopName}`);
  const sections = Object.entries(data).map(
    ([name, value]) => `<section><h2>${titleOf(name)}</h2>${shown(name, value)}</section>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${STYLE}</style></head><body><main><h1>${title}</h1>
<p>As stored on ${dateTimeFormat.format(at)}. Times are in Indian Standard Time, amounts in rupees.</p>
${sections.join('\n')}</main></body></html>\n`;
}

function titleOf(name: string): string {
  const words = name.replace(/^_/, '').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return escapeHtml(words.charAt(0).toUpperCase() + words.slice(1));
}

function shown(name: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (value instanceof Date) return dateTimeFormat.format(value);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') {
    return RUPEES.has(name) ? formatRupees(rupeesToPaise(value) ?? 0) : String(value);
  }
  if (Array.isArray(value)) {
    if (value.length === 0) return '<p>Nothing.</p>';
    return `<ol>${value.map((entry) => `<li>${shown(name, entry)}</li>`).join('')}</ol>`;
  }
  if (typeof value === 'object') {
    const rows = Object.entries(value).map(
      ([key, entry]) => `<dt>${titleOf(key)}</dt><dd>${shown(key, entry)}</dd>`,
    );
    return `<dl>${rows.join('')}</dl>`;
  }
  const text = String(value);
  return INSTANT.test(text) ? dateTimeFormat.format(new Date(text)) : escapeHtml(text);
}
