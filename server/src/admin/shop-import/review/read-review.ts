import { MAX_REVIEW_PICTURES } from '@gulmohar/contract/catalogue/review-rules.ts';
import { MAX_REPLY } from '@gulmohar/contract/fulfilment/review.ts';
import { plainTextOf } from '@gulmohar/contract/values/rich-text.ts';
import { blocksFromHtml } from '../html/blocks-from-html.ts';
import { listIn } from '../source/cell-values.ts';
import { SourceFault, type SourceNote } from '../source/source-product.ts';
import type { TableRow } from '../source/table-row.ts';
import type { ReviewColumn } from './review-columns.ts';

export type ReviewRow = TableRow<ReviewColumn>;

export type ReadReview = {
  line: number;
  rating: number;
  title: string;
  text: string;
  author: string;
  writtenAt: Date;
  handle: string;
  sku: string;
  productUrl: string;
  variant: string;
  pictures: string[];
  isVerified: boolean;
  reply: { text: string; at: Date } | null;
  notes: SourceNote[];
};

const HIDDEN = [
  'hidden',
  'spam',
  'unpublished',
  'rejected',
  'pending',
  'archived',
  'deleted',
  'false',
  'no',
  '0',
];
const VERIFIED = ['true', 'yes', '1', 'buyer', 'verified', 'verifiedbuyer', 'verifiedpurchase'];
const MAX_LENGTHS = { title: 100, text: 4_000, author: 60 } as const;

/** @throws SourceFault for what was not public there, or has no stars, date or product */
export function readReview(row: ReviewRow): ReadReview {
  const { line } = row;
  const notes: SourceNote[] = [];
  const note = (column: string, message: string) => notes.push({ line, column, message });
  const short = (column: 'title' | 'text', heading: string) => {
    const text = plain(row.get(column));
    const most = MAX_LENGTHS[column];
    if (text.length > most) note(heading, `It is longer than ${most} letters: the rest is left out`);
    return text.slice(0, most);
  };
  const status = bare(row.get('status'));
  if (HIDDEN.includes(status))
    throw new SourceFault(line, 'status', `It was not public there (“${row.get('status')}”)`);
  const writtenAt = dateIn(row, 'date');
  if (!writtenAt) throw new SourceFault(line, 'date', 'It has no date');
  const pictures = listIn(row.get('pictures').replace(/[[\]"]/g, '')).filter((url) => /^https?:/i.test(url));
  if (pictures.length > MAX_REVIEW_PICTURES)
    note('pictures', `It has ${pictures.length} photos: the first ${MAX_REVIEW_PICTURES} are taken`);
  const author = publicName(plain(row.get('author')));
  if (author === NAMELESS) note('author', `It names nobody: it is shown as by “${NAMELESS}”`);
  return {
    line,
    rating: starsIn(row),
    title: short('title', 'title'),
    text: short('text', 'body'),
    author,
    writtenAt,
    handle: row.get('handle').toLowerCase(),
    sku: row.get('sku'),
    productUrl: row.get('productUrl'),
    variant: row.get('variant'),
    pictures: pictures.slice(0, MAX_REVIEW_PICTURES),
    isVerified: VERIFIED.includes(bare(row.get('verified'))),
    reply: replyIn(row, writtenAt),
    notes,
  };
}

function starsIn(row: ReviewRow): number {
  const cell = row.get('rating');
  const stars = Math.round(Number(cell.replace(',', '.') || Number.NaN));
  if (!(stars >= 1 && stars <= 5))
    throw new SourceFault(row.line, 'rating', `“${cell}” is not one to five stars`);
  return stars;
}

function replyIn(row: ReviewRow, writtenAt: Date): ReadReview['reply'] {
  const text = plain(row.get('reply')).slice(0, MAX_REPLY);
  if (text === '' || HIDDEN.includes(bare(row.get('isReplyPublic')))) return null;
  return { text, at: dateIn(row, 'repliedAt') ?? writtenAt };
}

/** `2025-03-02 10:12:00 UTC`, ISO 8601, or numbers with slashes that can only be read in one way. */
function dateIn(row: ReviewRow, column: 'date' | 'repliedAt'): Date | undefined {
  const cell = row.get(column);
  if (cell === '') return undefined;
  const date = new Date(isoOf(row, cell));
  if (Number.isNaN(date.getTime()) || date.getTime() > Date.now())
    throw new SourceFault(row.line, 'date', `“${cell}” is not a date of the past; write it as 2025-03-28`);
  return date;
}

function isoOf({ line }: ReviewRow, cell: string): string {
  const [, one = '', other = '', year = '', rest = ''] =
    /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(.*)$/.exec(cell) ?? [];
  if (year === '') return cell.replace(/ UTC$/, 'Z');
  if (Number(one) <= 12 && Number(other) <= 12 && one !== other)
    throw new SourceFault(
      line,
      'date',
      `“${cell}” can be two days; write it as ${year}-${two(other)}-${two(one)}`,
    );
  const [month, day] = Number(one) > 12 ? [other, one] : [one, other];
  return `${year}-${two(month)}-${two(day)}${rest}`;
}

function two(number: string): string {
  return number.padStart(2, '0');
}

const NAMELESS = 'A buyer';

/** `Asha Mehta` becomes `Asha M.`; nobody gave the full name to this shop. */
function publicName(name: string): string {
  if (name === '' || name.includes('@')) return NAMELESS;
  const words = name.split(/\s+/);
  const last = words.length > 1 ? words.pop() : undefined;
  const short = last ? `${words.join(' ')} ${[...last][0]?.toUpperCase()}.` : words.join(' ');
  return short.slice(0, MAX_LENGTHS.author);
}

export function plain(cell: string): string {
  const text = /<\/?[a-z][^>]*>|&#?\w+;/i.test(cell) ? plainTextOf(blocksFromHtml(cell).blocks) : cell;
  return text.replace(/[^\P{Cc}\n]/gu, ' ').trim();
}

function bare(cell: string): string {
  return cell.toLowerCase().replace(/[^a-z0-9]/g, '');
}
