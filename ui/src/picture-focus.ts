/** A point of a picture, as fractions of its width and height. */
export type PictureFocus = { x: number; y: number };

/** Classes, because the page's policy allows no inline styles. */
const POSITIONS = [
  ['object-[0%_0%]', 'object-[25%_0%]', 'object-[50%_0%]', 'object-[75%_0%]', 'object-[100%_0%]'],
  ['object-[0%_25%]', 'object-[25%_25%]', 'object-[50%_25%]', 'object-[75%_25%]', 'object-[100%_25%]'],
  ['object-[0%_50%]', 'object-[25%_50%]', 'object-[50%_50%]', 'object-[75%_50%]', 'object-[100%_50%]'],
  ['object-[0%_75%]', 'object-[25%_75%]', 'object-[50%_75%]', 'object-[75%_75%]', 'object-[100%_75%]'],
  ['object-[0%_100%]', 'object-[25%_100%]', 'object-[50%_100%]', 'object-[75%_100%]', 'object-[100%_100%]'],
];

/** Returns the class that keeps a point in view where the frame shows less than the picture. */
export function focusClass(focus: PictureFocus | null | undefined): string {
  if (!focus) return '';
  const step = (part: number) => Math.round(Math.min(1, Math.max(0, part)) * 4);
  return POSITIONS[step(focus.y)]?.[step(focus.x)] ?? '';
}
