import { type Block, type Email, footerLines, greetingLine, type MailShop, signatureOf } from './email.ts';
import { richTextPlain } from './rich-text-mail.ts';

export function emailText(shop: MailShop, email: Email): string {
  const { care, seller, reason } = footerLines(shop, email.reason);
  const parts = [
    greetingLine(shop, email),
    ...email.blocks.map(blockText),
    signatureOf(shop, email) ?? shop.name,
  ];
  const footer = [care, seller.join('\n'), reason];
  if (email.unsubscribe) footer.push(`Unsubscribe: ${email.unsubscribe.page}`);
  return `${[...parts.filter((part) => part !== undefined), '--', ...footer].join('\n\n')}\n`;
}

function blockText(block: Block): string {
  if (typeof block === 'string') return block;
  switch (block.kind) {
    case 'items':
      return [
        ...block.items.map(({ label, amount }) => (amount ? `${label}: ${amount}` : label)),
        ...(block.sums ?? []).map(({ label, value }) => `${label}: ${value}`),
      ].join('\n');
    case 'facts':
      return [`${block.title}:`, ...block.facts.map(factText)].join('\n');
    case 'lines':
      return [`${block.title}:`, ...block.lines].join('\n');
    case 'message':
      return block.text;
    case 'rich':
      return richTextPlain(block.blocks);
    case 'code':
      return block.code;
    case 'button':
      return `${block.label}:\n${block.url}`;
  }
}

function factText({ label, value, url }: { label: string; value: string; url?: string | undefined }): string {
  return `${label}: ${value}${url ? `\n${url}` : ''}`;
}
