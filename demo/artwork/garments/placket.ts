import type { Trim } from '../drawing/panel.ts';
import type { Outfit } from './outfit.ts';

const HALF = 21;

/** Where the placket begins and ends. */
function span({ neck }: Outfit): readonly [top: number, bottom: number] {
  return neck === 'band' ? [320, 640] : [354, 590];
}

export function placketTrims(outfit: Outfit): Trim[] {
  if (outfit.neck === 'v') return [];
  const [top, bottom] = span(outfit);
  const { edge } = outfit.fabric;
  return [
    {
      line: [
        [600 - HALF, bottom],
        [600 - HALF, top],
      ],
      width: -2 * HALF,
      colour: edge,
    },
  ].map((trim) => ({ ...trim, line: trim.line as unknown as Trim['line'] }));
}

/** Brass buttons with thread loops down the middle. */
export function button(outfit: Outfit): string {
  const [top, bottom] = span(outfit);
  const count = Math.round((bottom - top) / 52);
  const at = Array.from({ length: count }, (_, i) => top + 24 + ((bottom - top - 44) * i) / (count - 1));
  return (
    `<defs><radialGradient id="btn" cx=".36" cy=".3" r=".8"><stop offset="0" stop-color="#fff3cf"/><stop offset=".3" stop-color="#d9b25c"/><stop offset=".8" stop-color="#8a6424"/><stop offset="1" stop-color="#4e3610"/></radialGradient><filter id="btns" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="2.2"/></filter></defs>` +
    at
      .map(
        (y) =>
          `<circle cx="602.5" cy="${y + 4}" r="8.4" fill="#1a0d08" opacity=".5" filter="url(#btns)"/><circle cx="600" cy="${y}" r="7.6" fill="url(#btn)"/><circle cx="600" cy="${y}" r="4.6" fill="none" stroke="#6e4d18" stroke-width=".8" opacity=".7"/>`,
      )
      .join('')
  );
}
