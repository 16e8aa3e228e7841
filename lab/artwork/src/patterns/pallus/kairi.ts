import { along, band, type StripDesign } from '../borders/strip.ts';
import { diamond } from '../borders/zari-borders.ts';
import { combine, type Drawing, fill, flatten, place, stroke } from '../drawing.ts';
import { paisley } from '../motifs/butas.ts';
import { roundFlower } from '../motifs/flowers.ts';
import { petal } from '../motifs/petals.ts';
import type { Palette } from '../palette.ts';
import type { Work } from '../work.ts';

/** The colours and parts of a paisley end piece. */
type KairiStyle = {
  with: Work['with'] /** Main colour: metal, or an ink. */;
  colour: string;
  ground: string;
};

/** An end piece of 42 cm: bands, a row of large paisleys in an arcade, then bands again. */
export function kairiPallu(palette: Palette, style: KairiStyle): StripDesign {
  const length = 120;
  const width = 420;
  const { colour } = style;
  const accent = palette.first === colour ? palette.second : palette.first;
  const make = (shape: string, ink = colour, how = style.with): Work => ({ shape, with: how, colour: ink });
  const soft = style.with === 'zari' ? 'thread' : style.with;
  const kairi = place(paisley(), { x: 0, y: 0, scale: 1.35 });
  const between = place(roundFlower({ petals: 9, radius: 11, width: 3.2 }), { x: 0, y: 0 });
  const row = (
    y: number,
    drawing: Drawing,
    count: number,
    layers: ('first' | 'second' | 'third' | 'line')[],
    shift = 0,
  ) => `<g transform="translate(${shift} 0)">${along(length, count, y, () => flatten(drawing, layers))}</g>`;
  const small = combine([place(paisley(), { x: 0, y: 0, scale: 0.36 })]);
  return {
    length,
    width,
    ground: style.ground,
    works: [
      make(
        along(length, 12, 10, () => fill('M-4 6L0 -8L4 6Z')) +
          band(length, 18, 3) +
          band(length, 24, 16) +
          band(length, 43, 3),
      ),
      make(
        along(length, 12, 32, () => diamond(3.4, 5.4)),
        style.ground,
        'dye',
      ),
      make(row(66, small, 5, ['first', 'third'])),
      make(row(66, small, 5, ['second']), accent, soft),
      make(band(length, 86, 2) + band(length, 92, 22) + band(length, 118, 2)),
      make(
        along(length, 10, 110, () => fill(petal(3.2, 14, 'point'))),
        accent,
        soft,
      ),
      make(row(190, kairi, 2, ['first', 'third']) + row(190, between, 2, ['first'], 30)),
      make(row(190, kairi, 2, ['second']) + row(190, between, 2, ['second'], 30), accent, soft),
      make(row(190, kairi, 2, ['line']) + row(190, between, 2, ['line'], 30), style.ground, 'dye'),
      make(row(236, between, 2, ['first'], 30).replaceAll('scale(1 1)', 'scale(.6 .6)')),
      make(band(length, 258, 2) + band(length, 264, 30) + band(length, 298, 2)),
      make(
        along(length, 8, 279, () => diamond(5, 11)),
        style.ground,
        'dye',
      ),
      make(
        along(length, 8, 279, () => diamond(2.6, 6)),
        accent,
        soft,
      ),
      make(row(322, small, 5, ['first', 'third'])),
      make(row(322, small, 5, ['second']), accent, soft),
      make(band(length, 344, 3) + band(length, 351, 34) + band(length, 390, 8) + band(length, 404, 8)),
      make(
        along(length, 20, 368, () => stroke('M-3 14L0 -14L3 14', 0.9)),
        style.ground,
        'dye',
      ),
    ],
  };
}
