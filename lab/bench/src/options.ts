import { parseArgs } from 'node:util';

/** How long and how often everything is measured; times in seconds. */
export type Timing = { connections: number; warmUp: number; seconds: number; rounds: number };

export type Options = {
  timing: Timing;
  /** The rows to measure; all of them if absent. */
  only: string[] | undefined;
  /** The folder of another checkout to measure in turns with this one. */
  beside: string | undefined;
  /** Whether Vendure is measured as well. */
  vendure: boolean;
};

const thorough: Timing = { connections: 16, warmUp: 5, seconds: 15, rounds: 3 };

/** @throws TypeError that says what is wrong with the arguments */
export function readOptions(args: string[], ids: readonly string[]): Options {
  const { values } = parseArgs({
    args,
    allowNegative: true,
    options: {
      only: { type: 'string' },
      seconds: { type: 'string' },
      beside: { type: 'string' },
      vendure: { type: 'boolean', default: true },
    },
  });
  const only = values.only?.split(',').map((id) => id.trim().toUpperCase());
  const unknown = only?.find((id) => !ids.includes(id));
  if (unknown !== undefined) throw new TypeError(`There is no row '${unknown}': choose from ${ids.join()}.`);
  const seconds = Number(values.seconds ?? thorough.seconds);
  if (!(seconds >= 1 && seconds <= 600)) throw new TypeError('--seconds must be from 1 to 600.');
  const isShort = seconds < thorough.seconds;
  return {
    timing: isShort ? { ...thorough, warmUp: 1, seconds, rounds: 1 } : { ...thorough, seconds },
    only,
    beside: values.beside,
    vendure: values.vendure,
  };
}
