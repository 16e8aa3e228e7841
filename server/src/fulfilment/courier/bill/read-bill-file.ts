import { readFileSync } from 'node:fs';
import type { BillTemplate, ChargeKind } from '@gulmohar/contract/admin/courier-bill.ts';
import { type Paise, parseRupees } from '@gulmohar/contract/values/money.ts';
import { z } from 'zod';
import { isShortened } from '../../../platform/csv/damaged-cells.ts';
import { readTable } from '../../../platform/csv/read-table.ts';
import { ShopError } from '../../../platform/http/shop-error.ts';

export type Charge = {
  line: number;
  trackingNumber: string;
  kind: ChargeKind;
  /** Negative for a credit. */
  amount: Paise;
  /** `2026-11-20`. */
  billedOn: string;
  enteredGrams: number | null;
  chargedGrams: number | null;
  zone: string;
  problem: string;
};

const kinds = ['cod', 'rto', 'weight', 'return', 'forward'] as const satisfies ChargeKind[];

/** The entries of a template: the known names of a column, or a literal text after a quotation mark. */
type Template = (field: string) => string[];

/**
 * A row has either one charge, named by its description, or a column for each kind.
 * @throws ShopError INVALID_INPUT for a file of another kind
 */
export function readBillFile(courier: BillTemplate, content: string): Charge[] {
  const template = readTemplate(courier);
  const { columnOf, records } = readTable(content);
  const at = (field: string) => columnOf(template(field));
  const awb = at('trackingNumber');
  const debit = at('debit');
  const ofKinds = kinds.map((kind) => [kind, at(kind)] as const).filter(([, column]) => column >= 0);
  const missing = [
    ...(awb < 0 ? ['AWB'] : []),
    ...(debit < 0 && ofKinds.length === 0 ? ['the charge'] : []),
    ...(at('day') < 0 ? ['the date'] : []),
  ];
  if (missing.length > 0) {
    throw new ShopError('INVALID_INPUT', `The file has no column for ${missing.join(', ')}.`);
  }
  const gramsPerUnit = Number(template('grams')[0]);
  return records.flatMap(({ line, cells, problem }) => {
    const cell = (field: string) => cells[at(field)] ?? '';
    const read = {
      line,
      trackingNumber: cells[awb] ?? '',
      billedOn: readDay(cell('day')) ?? '',
      enteredGrams: readWeight(cell('enteredWeight'), gramsPerUnit),
      chargedGrams: readWeight(cell('chargedWeight'), gramsPerUnit),
      zone: cell('zone').slice(0, 20),
    };
    if (problem) return [{ ...read, kind: 'forward', amount: 0, problem }];
    const charged = ofKinds.map(([kind, column]) => ({ kind, amount: parseRupees(cells[column] || '0') }));
    if (debit >= 0) charged.push({ kind: kindOf(template, cell('description')), amount: balanceOf(cell) });
    const fine = charged.filter(({ amount }) => amount !== 0);
    return fine.map(({ kind, amount }) => ({
      ...read,
      kind,
      amount: amount ?? 0,
      problem: problemOf(read, amount),
    }));
  });
}

function balanceOf(cell: (field: string) => string): Paise | undefined {
  const [debit, credit] = [parseRupees(cell('debit') || '0'), parseRupees(cell('credit') || '0')];
  return debit === undefined || credit === undefined ? undefined : debit - credit;
}

function kindOf(template: Template, description: string): (typeof kinds)[number] {
  const text = description.toLowerCase();
  return kinds.find((kind) => template(`words:${kind}`).some((word) => text.includes(word))) ?? 'forward';
}

/** `2026-11-20`, `20-11-2026`, `20/11/2026`, with or without a time → ISO; undefined if it is not a date. */
function readDay(cell: string): string | undefined {
  const indian = /^(\d\d)[-/.](\d\d)[-/.](\d{4})/.exec(cell);
  const day = indian ? `${indian[3]}-${indian[2]}-${indian[1]}` : cell.slice(0, 10);
  return z.iso.date().safeParse(day).data;
}

function readWeight(cell: string, gramsPerUnit: number): number | null {
  const bare = cell.replace(/\s*(kgs?|gms?|g)\.?$/i, '');
  return /^\d+(\.\d+)?$/.test(bare) ? Math.round(Number(bare) * gramsPerUnit) : null;
}

function problemOf(
  { trackingNumber, billedOn }: Pick<Charge, 'trackingNumber' | 'billedOn'>,
  amount: Paise | undefined,
): string {
  if (!trackingNumber) return 'The AWB is missing.';
  if (isShortened(trackingNumber))
    return 'A spreadsheet has shortened this AWB; please export the file again.';
  if (!billedOn) return 'The date cannot be read.';
  return amount === undefined ? 'The amount cannot be read.' : '';
}

function readTemplate(courier: BillTemplate): Template {
  const lines = readFileSync(new URL(`templates/${courier}.tsv`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  const fields = new Map(
    lines.map((line) => {
      const [field = '', names = ''] = line.split('\t');
      return [field, names.replace(/^"/, '').split(',')];
    }),
  );
  return (field) => fields.get(field) ?? [];
}
