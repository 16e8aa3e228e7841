import { z } from 'zod';

const KEY = 'recent-boxes';
const KEPT = 4;

/** Centimetres. */
const box = z.object({ length: z.number(), width: z.number(), height: z.number() });
export type Box = z.infer<typeof box>;

/** The boxes that were used last in this browser, the latest first. */
export function readRecentBoxes(): Box[] {
  try {
    return z.array(box).parse(JSON.parse(localStorage.getItem(KEY) ?? '[]'));
  } catch {
    return [];
  }
}

export function keepRecentBox(used: Box): void {
  const others = readRecentBoxes().filter((one) => boxText(one) !== boxText(used));
  localStorage.setItem(KEY, JSON.stringify([used, ...others].slice(0, KEPT)));
}

/** `30 × 25 × 5 cm` */
export function boxText({ length, width, height }: Box): string {
  return `${length} × ${width} × ${height} cm`;
}
