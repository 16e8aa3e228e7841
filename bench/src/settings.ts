import { parseArgs } from 'node:util';

/** How long and how often everything is measured, in seconds. */
export type Timing = { connections: number; warmUp: number; seconds: number; rounds: number };

export type Settings = {
  timing: Timing;
  isQuick: boolean;
  /** Products of the reference catalogue. */
  products: number;
  /** Rows to measure; all when empty. */
  rows: string[];
};

export const REFERENCE_PRODUCTS = 2_000;

const thorough: Timing = { connections: 16, warmUp: 5, seconds: 15, rounds: 3 };
const quick: Timing = { connections: 16, warmUp: 1, seconds: 2, rounds: 1 };

/**
 * `[P1 P6 …] [--quick] [--products 100000]`
 * @throws TypeError that says what is wrong with the arguments
 */
export function readSettings(args: string[], known: readonly string[]): Settings {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { quick: { type: 'boolean', default: false }, products: { type: 'string' } },
  });
  const rows = positionals.map((name) => name.toUpperCase());
  const unknown = rows.find((name) => !known.includes(name));
  if (unknown) throw new TypeError(`There is no row ${unknown}; choose among ${known.join(', ')}.`);
  const products = Number(values.products ?? REFERENCE_PRODUCTS);
  if (!Number.isSafeInteger(products) || products < 100 || products > 2_000_000) {
    throw new TypeError('--products must be a whole number from 100 to 2000000.');
  }
  return { timing: values.quick ? quick : thorough, isQuick: values.quick, products, rows };
}

/** Only the whole programme on the reference catalogue is worth keeping. */
export function isReferenceRun({ rows, isQuick, products }: Settings): boolean {
  return rows.length === 0 && !isQuick && products === REFERENCE_PRODUCTS;
}
