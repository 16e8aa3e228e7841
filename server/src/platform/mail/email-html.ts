import { pictureUrl } from '@gulmohar/contract/shop/picture-url.ts';
import {
  type Block,
  type Email,
  type Fact,
  footerLines,
  greetingLine,
  type MailShop,
  signatureOf,
} from './email.ts';
import { escapeHtml } from './escape-html.ts';
import { mailColours } from './mail-colours.ts';
import { richTextHtml } from './rich-text-mail.ts';

const SANS = 'font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:24px';
const SMALL = 'font-family:Arial,Helvetica,sans-serif;font-size:14px;line-height:21px';
const SERIF = 'font-family:Georgia,Times New Roman,serif';
const WRAP = 'overflow-wrap:anywhere;word-break:break-word';
const RULE = 'border-top:1px solid #DDD0C0';

/** Mails stay readable in programs that ignore the dark scheme, because the light colours are inline. */
const STYLE = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.ground{background:#1C1310!important}
.ink,.ink th,.ink td{color:#F5E9DC!important}
.name,.link{color:#F5E9DC!important}
.quiet{color:#CDB9A9!important}
.rule th,.rule td,.foot{border-color:#54402F!important}
.panel{background:#2C201A!important}
}`;

/** Fills the rest of the inbox's preview line, so that the body does not follow the preheader. */
const FILLER = '&#847;&zwnj;&nbsp;'.repeat(60);

/** The HTML part. Uses only tables and inline styles, because Outlook renders like Word. */
export function emailHtml(shop: MailShop, email: Email): string {
  const { subject, preheader, blocks, unsubscribe } = email;
  const colours = mailColours(shop);
  const { care, seller, reason } = footerLines(shop, email.reason);
  const text = signatureOf(shop, email);
  const signature = text ? [{ kind: 'message' as const, text }] : [];
  const greeting = greetingLine(shop, email);
  const leave =
    unsubscribe &&
    ` <a class="link" href="${escapeHtml(unsubscribe.page)}" target="_blank" style="color:${colours.heading}">Unsubscribe</a>`;
  return `<!doctype html>
<html lang="en-IN" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${escapeHtml(subject)}</title>
<style>${STYLE}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:${colours.ground}">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(preheader)}${FILLER}</div>
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${colours.ground}"><tr><td align="center">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px"><tr>
<td class="ink" align="left" style="padding:32px 20px;${SANS};color:#2B1B16;${WRAP}">
<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 24px"><tr>
${headHtml(shop)}
</tr></table>
<h1 style="margin:0 0 16px;${SERIF};font-size:22px;line-height:28px;font-weight:normal">${rich(subject)}</h1>
${greeting ? paragraph(greeting) : ''}
${[...blocks, ...signature].map((block) => blockHtml(shop, block)).join('\n')}
</td></tr><tr>
<td class="ink foot" align="left" style="padding:20px;${SMALL};color:#2B1B16;${RULE};${WRAP}">
<p style="margin:0 0 12px">${withLinks(shop, care)}</p>
<p class="quiet" style="margin:0 0 12px;color:#5E4A40">${seller.map(escapeHtml).join('<br>')}</p>
<p class="quiet" style="margin:0;color:#5E4A40">${escapeHtml(reason)}${leave ?? ''}</p>
</td></tr></table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>`;
}

/** Its logo or mark, and its name; PNG, because mail programs do not show SVG. */
function headHtml(shop: MailShop): string {
  const { look, name } = shop;
  const name28 = `${SERIF};font-size:28px;line-height:34px;color:${mailColours(shop).heading}`;
  const named = `<td class="name" style="${name28}">${escapeHtml(name)}</td>`;
  const icon = (address: string, width: number, alt = '', shape = '') =>
    `<td style="padding-right:10px"><img src="${escapeHtml(address)}" width="${width}" height="44" alt="${escapeHtml(alt)}" style="display:block;border:0${shape}"></td>`;
  // Marks have a ground of their own, which shows in a dark mail.
  const markOf = (address: string) => `${icon(address, 44, '', ';border-radius:10px')}\n${named}`;
  if (look.logo && !look.header.showsName) {
    const { address, width, height } = look.logo;
    return icon(pictureUrl(shop, address.replace('.webp', '.png')), Math.round((44 * width) / height), name);
  }
  if (look.mark) return markOf(pictureUrl(shop, look.mark.address.replace('512.png', '192.png')));
  return shop.brand === 'demo' ? markOf(`${shop.url}/icon-192.png`) : named;
}

function blockHtml(shop: MailShop, block: Block): string {
  if (typeof block === 'string') return paragraph(block);
  switch (block.kind) {
    case 'items':
      return itemsHtml(shop, block);
    case 'facts':
      return factsHtml(shop, block.title, block.facts);
    case 'lines':
      return `<p style="margin:0 0 16px"><strong>${escapeHtml(block.title)}</strong><br>${block.lines.map(escapeHtml).join('<br>')}</p>`;
    case 'message':
      return block.text
        .split(/\n\s*\n/)
        .map((part) => `<p style="margin:0 0 16px">${part.split('\n').map(rich).join('<br>')}</p>`)
        .join('\n');
    case 'rich':
      return richTextHtml(block.blocks, mailColours(shop).heading);
    case 'code': {
      // A long one fits a phone, and the narrowest break it between its groups.
      const size =
        block.code.length > 10 ? 'font-size:20px;letter-spacing:2px' : 'font-size:28px;letter-spacing:4px';
      return `<p class="panel" style="margin:0 0 16px;padding:12px 16px;background:${mailColours(shop).panel};font-family:Courier New,monospace;line-height:36px;${size}">${escapeHtml(block.code)}</p>`;
    }
    case 'button': {
      const { brand, onBrand } = mailColours(shop);
      return `<table role="presentation" class="button" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px"><tr><td bgcolor="${brand}" style="background:${brand}"><a href="${escapeHtml(block.url)}" target="_blank" style="display:inline-block;padding:14px 28px;${SMALL};font-weight:bold;letter-spacing:1px;color:${onBrand};text-decoration:none">${escapeHtml(block.label)}</a></td></tr></table>`;
    }
  }
}

function paragraph(text: string): string {
  return `<p style="margin:0 0 16px">${rich(text)}</p>`;
}

const TABLE = 'width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 24px"';
const CELL = `padding:8px 0;${SANS};${RULE}`;

function itemsHtml(shop: MailShop, { items, sums = [] }: Extract<Block, { kind: 'items' }>): string {
  const hasAmounts = items.some(({ amount }) => amount);
  const hasPictures = items.some(({ picture }) => picture);
  const pictured = (picture: string | null | undefined) =>
    hasPictures
      ? `<td width="72" valign="top" style="${CELL}">${picture ? `<img src="${escapeHtml(pictureUrl(shop, picture))}" width="60" height="80" alt="" style="display:block;border:0">` : ''}</td>`
      : '';
  const span = hasPictures ? ' colspan="2"' : '';
  const row = (label: string, amount: string | undefined, { start = '', across = '', weight = 'normal' }) =>
    `<tr>${start}<th scope="row"${across} align="left" valign="top" style="${CELL};font-weight:${weight};${WRAP}">${quantityKept(label)}</th>` +
    `${hasAmounts ? `<td align="right" valign="top" style="${CELL};padding-left:12px;white-space:nowrap;font-weight:${weight}">${escapeHtml(amount ?? '')}</td>` : ''}</tr>`;
  const heads = `<tr><th scope="col"${span} align="left" style="${CELL};font-size:14px">Item</th>${hasAmounts ? `<th scope="col" align="right" style="${CELL};font-size:14px">Amount</th>` : ''}</tr>`;
  const total = sums.findLastIndex(({ isPart }) => !isPart);
  return `<table class="rule" ${TABLE}>${heads}
${items.map(({ label, amount, picture }) => row(label, amount, { start: pictured(picture) })).join('\n')}
${sums.map(({ label, value }, index) => row(label, value, { across: span, weight: index === total ? 'bold' : 'normal' })).join('\n')}</table>`;
}

function factsHtml(shop: MailShop, title: string, facts: Fact[]): string {
  const value = ({ value: text, url }: Fact) =>
    url
      ? `<a class="link" href="${escapeHtml(url)}" target="_blank" style="color:${mailColours(shop).heading}">${escapeHtml(text)}</a>`
      : rich(text);
  const rows = facts.map(
    (fact) =>
      `<tr><th scope="row" align="left" valign="top" width="40%" style="${CELL};padding-right:12px;font-weight:normal">${escapeHtml(fact.label)}</th><td align="left" valign="top" style="${CELL};${WRAP}">${value(fact)}</td></tr>`,
  );
  return `<table class="rule" ${TABLE}><tr><th scope="colgroup" colspan="2" align="left" style="${CELL}">${escapeHtml(title)}</th></tr>
${rows.join('\n')}</table>`;
}

/** The quantity stays on the line of the word before it. */
function quantityKept(label: string): string {
  return escapeHtml(label).replace(/ × (\d+)$/, '&nbsp;×&nbsp;$1');
}

function rich(text: string): string {
  return escapeHtml(text).replace(/Rs\. [\d,]+(?:\.\d\d)?/g, '<span style="white-space:nowrap">$&</span>');
}

function withLinks(shop: MailShop, text: string): string {
  const { contact } = shop;
  const link = (url: string, label: string) =>
    `<a class="link" href="${escapeHtml(url)}" style="color:${mailColours(shop).heading}">${escapeHtml(label)}</a>`;
  return escapeHtml(text)
    .replace(escapeHtml(contact.email), link(`mailto:${contact.email}`, contact.email))
    .replace(
      escapeHtml(contact.phone),
      link(`tel:${contact.phone.replace(/\s/g, '')}`, contact.phone).replace(
        'style="',
        'style="white-space:nowrap;',
      ),
    );
}
