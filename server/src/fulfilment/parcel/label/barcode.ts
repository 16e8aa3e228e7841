import bwip from 'bwip-js';

/** A Code 128 symbol: its bars, in modules from the left edge, and its total width. */
export type Barcode = { bars: { at: number; width: number }[]; modules: number };

/** What Code 128 can encode, up to the length that fits on a label. */
const ENCODABLE = /^[\x20-\x7e]{1,48}$/;

/** undefined when the text is too long or not ASCII */
export function barcodeOf(text: string): Barcode | undefined {
  if (!ENCODABLE.test(text)) return undefined;
  const [symbol] = bwip.raw({ bcid: 'code128', text });
  if (!symbol || !('sbs' in symbol)) return undefined;
  const bars: Barcode['bars'] = [];
  let at = 0;
  for (const [index, width] of symbol.sbs.entries()) {
    if (index % 2 === 0) bars.push({ at, width });
    at += width;
  }
  return { bars, modules: at };
}

/** One unit high. */
export function barcodePath(text: string): { path: string; modules: number } | null {
  const barcode = barcodeOf(text);
  if (!barcode) return null;
  const path = barcode.bars.map(({ at, width }) => `M${at} 0h${width}v1h-${width}z`).join('');
  return { path, modules: barcode.modules };
}
