import { parseArgs } from 'node:util';

/** How long and how often everything is measured; times in seconds. */
export type Timing = { connections: number; warmUp: number; seconds: number; rounds: number };

export type Settings = {
  timing: Timing;
  isQuick: boolean;
  /** Number of products in the reference catalogue. */
  products: number;
  /** Ids of the rows to measure. */
  rows: string[];
  /** Whether to write the figures to results.json, replacing the earlier ones of these rows. */
  isKept: boolean;
};

type Known = {
  rows: readonly string[];
  groups: Readonly<Record<string, string[]>>;
  onlyByName: readonly string[];
};

export const REFERENCE_PRODUCTS = 2_000;

const thorough: Timing = { connections: 16, warmUp: 5, seconds: 15, rounds: 3 };
const quick: Timing = { connections: 16, warmUp: 1, seconds: 2, rounds: 1 };

/**
 * `[P1 P6 … pages growth] [--quick] [--keep] [--products 100000]`
 * @throws TypeError that says what is wrong with the arguments
 */
export function readSettings(args: string[], known: Known): Settings {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      quick: { type: 'boolean', default: false },
      keep: { type: 'boolean', default: false },
      products: { type: 'string' },
    },
  });
  const rowsOf = (name: string) => known.groups[name.toUpperCase()] ?? [name.toUpperCase()];
  const named = positionals.flatMap(rowsOf);
  const unknown = positionals.find((name) => !rowsOf(name).every((row) => known.rows.includes(row)));
  if (unknown) {
    const names = [...known.rows, ...Object.keys(known.groups).map((name) => name.toLowerCase())];
    throw new TypeError(`There is no row '${unknown}'; choose from ${names.join(', ')}.`);
  }
  const products = Number(values.products ?? REFERENCE_PRODUCTS);
  if (!Number.isSafeInteger(products) || products < 100 || products > 2_000_000) {
    throw new TypeError('--products must be a whole number from 100 to 2000000.');
  }
  const isComparable = !values.quick && products === REFERENCE_PRODUCTS;
  if (values.keep && !isComparable) {
    throw new TypeError('--keep only works for thorough runs on the reference catalogue.');
  }
  return {
    timing: values.quick ? quick : thorough,
    isQuick: values.quick,
    products,
    rows: named.length > 0 ? named : known.rows.filter((row) => !known.onlyByName.includes(row)),
    isKept: values.keep || (isComparable && named.length === 0),
  };
}
