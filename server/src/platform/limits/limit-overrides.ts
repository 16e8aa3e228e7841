import { allRateLimits } from './rate-limits.ts';

export type LimitOverrides = ReadonlyMap<string, { points: number; seconds: number }>;

/** `name=points/seconds`, comma-separated. @throws Error that says what is wrong with it */
export function readLimits(text: string): LimitOverrides {
  const entries = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  return new Map(entries.map(readLimit));
}

function readLimit(entry: string): [string, { points: number; seconds: number }] {
  const [, name = '', points = '', seconds = ''] = /^([a-z-]+)=(\d{1,7})\/(\d{1,7})$/.exec(entry) ?? [];
  if (!allRateLimits().some((limit) => limit.name === name)) {
    throw new Error(name ? `there is no limit '${name}'` : `'${entry}' must be name=calls/seconds`);
  }
  if (Number(seconds) === 0) throw new Error(`'${entry}' must have at least one second`);
  return [name, { points: Number(points), seconds: Number(seconds) }];
}
