import { z } from 'zod';

const KEY = 'recent-boxes';
const MAX_RECENT_BOXES = 4;

/** In centimetres. */
const box = z.object({ length: z.number(), width: z.number(), height: z.number() });
export type Box = z.infer<typeof box>;

/** Returns the boxes last used in this browser, most recent first. */
export function readRecentBoxes(): Box[] {
  try {
    return z.array(box).parse(JSON.parse(localStorage.getItem(KEY) ?? '[]'));
  } catch {
    return [];
  }
}

export function rememberBox(used: Box): void {
  const others = readRecentBoxes().filter((one) => boxText(one) !== boxText(used));
  localStorage.setItem(KEY, JSON.stringify([used, ...others].slice(0, MAX_RECENT_BOXES)));
}

/** `30 × 25 × 5 cm` */
export function boxText({ length, width, height }: Box): string {
  return `${length} × ${width} × ${height} cm`;
}
