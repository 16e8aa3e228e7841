import { normaliseCountry, normaliseState } from '@gulmohar/contract/accounts/profile.ts';
import { email as emailSchema } from '@gulmohar/contract/values/email.ts';
import { parseRupees } from '@gulmohar/contract/values/money.ts';
import { readMobile, readPin } from '@gulmohar/contract/values/typed-numbers.ts';
import { hasLostLetters } from '../../../platform/csv/damaged-cells.ts';
import { isYes, listIn, oneLine, withoutMark } from '../source/cell-values.ts';
import { SourceFault, type SourceNote } from '../source/source-product.ts';
import type { TableRow } from '../source/table-row.ts';
import type { CustomerColumn } from './customer-columns.ts';

const MAX_NAME = 100;
const MAX_LINE = 200;
const MAX_NOTE = 5_000;
const MAX_TAGS = 60;
const MAX_TAG = 60;
const MAX_ORDERS = 1_000_000;

/** A customer as another shop exported them. */
export type SourceCustomer = {
  line: number;
  email: string;
  name: string;
  phone: string;
  address: { street: string; city: string; state: string; zipCode: string; country: string };
  /** Only if the file says so. */
  wantsNewsletter: boolean;
  tags: string[];
  note: string;
  orders: number;
  /** Paise. */
  spent: number;
  notes: SourceNote[];
};

const address = emailSchema({ missing: '', invalid: '' });

/**
 * Reads a customer from the rows of one e-mail address, of which the first counts.
 * @throws SourceFault without a usable address
 */
export function readCustomer(rows: readonly TableRow<CustomerColumn>[]): SourceCustomer {
  const [row] = rows;
  if (!row) throw new Error('A customer without rows');
  const { line } = row;
  const notes: SourceNote[] = [];
  const note = (column: string, message: string) => notes.push({ line, column, message });
  const written = row.get('email');
  if (written === '')
    throw new SourceFault(line, 'Email', 'There is no e-mail address, so they cannot sign in here');
  const email = address.safeParse(written);
  if (!email.success) throw new SourceFault(line, 'Email', `“${written}” is not an e-mail address`);
  const short = (column: CustomerColumn, heading: string, most = MAX_LINE) => {
    const text = oneLine(row.get(column));
    if (text.length > most) note(heading, `This is shortened to ${most} characters`);
    return text.slice(0, most).trim();
  };
  const name =
    [short('firstName', 'First Name'), short('lastName', 'Last Name')].filter(Boolean).join(' ') ||
    short('name', 'Name');
  if (name.length > MAX_NAME) note('Name', `This is shortened to ${MAX_NAME} characters`);
  if (hasLostLetters(name))
    note('Name', 'Letters were lost before: export the file again, or save it as CSV UTF-8');
  for (const twin of rows.slice(1))
    notes.push({ line: twin.line, column: 'Email', message: `This customer is in line ${line} already` });
  const text = row.get('note').replace(/[^\P{Cc}\n\t]/gu, '');
  if (text.length > MAX_NOTE) note('Note', `This is shortened to ${MAX_NOTE} characters`);
  return {
    line,
    email: email.data,
    name: name.slice(0, MAX_NAME).trim(),
    phone: phoneIn(row.get('phone'), note),
    address: {
      street: [short('street', 'Address1'), short('street2', 'Address2')]
        .filter(Boolean)
        .join(', ')
        .slice(0, MAX_LINE),
      city: short('city', 'City', 80),
      state: normaliseState(short('state', 'Province', 80)),
      zipCode: pinIn(row.get('pin'), note),
      country: normaliseCountry(short('country', 'Country', 60)),
    },
    wantsNewsletter: isYes(row.get('newsletter')),
    tags: listIn(row.get('tags'))
      .slice(0, MAX_TAGS)
      .map((tag) => tag.slice(0, MAX_TAG)),
    note: text.slice(0, MAX_NOTE),
    orders: countIn(row.get('orders')),
    spent: Math.max(0, parseRupees(row.get('spent')) ?? 0),
    notes,
  };
}

function phoneIn(cell: string, note: (column: string, message: string) => void): string {
  const typed = withoutMark(cell);
  if (typed === '') return '';
  const phone = readMobile(typed);
  if (phone === undefined) note('Phone', `“${typed}” is not an Indian mobile number: it is left out`);
  return phone ?? '';
}

function pinIn(cell: string, note: (column: string, message: string) => void): string {
  const typed = withoutMark(cell);
  if (typed === '') return '';
  const pin = readPin(typed);
  if (pin === undefined) note('Zip', `“${typed}” is not a PIN code: it is left out`);
  return pin ?? '';
}

function countIn(cell: string): number {
  return /^\d{1,7}$/.test(cell) ? Math.min(Number(cell), MAX_ORDERS) : 0;
}
