import { around, type Drawing, dot, fill, n, stroke, turned } from '../drawing.ts';
import { petal, type Tip } from './petals.ts';

/** Thickness of outlines, mm. */
const LINE = 0.42;

/** A flower seen from the side: petals in a fan, the outer ones first, with outlines and veins. */
export function fanFlower(shape: {
  petals: number;
  spread: number;
  length: number;
  width: number;
  tip?: Tip;
}): Drawing {
  const { petals, spread, length, width, tip = 'notch' } = shape;
  const order = Array.from({ length: petals }, (_, i) => i).sort(
    (a, b) => Math.abs(b - (petals - 1) / 2) - Math.abs(a - (petals - 1) / 2),
  );
  let colour = '';
  let line = '';
  for (const i of order) {
    const angle = petals === 1 ? 0 : -spread / 2 + (spread * i) / (petals - 1);
    const size = 1 - 0.14 * Math.abs((2 * i) / Math.max(1, petals - 1) - 1);
    const outline = petal(width * size, length * size, tip);
    colour += turned(fill(outline), angle);
    const veins = [-0.28, 0, 0.28]
      .map((lean) =>
        stroke(`M0 ${n(-length * 0.3)}L${n(lean * width * 2)} ${n(-length * 0.68 * size)}`, LINE * 0.7),
      )
      .join('');
    // The outline hides the petals behind it, as on a carved block.
    line += turned(fill(outline, '#000') + stroke(outline, LINE) + veins, angle);
  }
  return { first: colour, line };
}

/** A flower seen from above. `inner` is the share of the radius at which petals begin. */
export function roundFlower(shape: {
  petals: number;
  radius: number;
  width: number;
  tip?: Tip;
  eye?: number;
}): Drawing {
  const { petals, radius, width, tip = 'round', eye = 0.26 } = shape;
  const outline = petal(width, radius, tip);
  return {
    first: around(petals, () => fill(outline)) + dot(0, 0, radius * (eye + 0.06), '#000'),
    second: dot(0, 0, radius * eye),
    line:
      around(
        petals,
        () => stroke(outline, LINE) + stroke(`M0 ${n(-radius * 0.42)}V${n(-radius * 0.72)}`, LINE * 0.8),
      ) +
      dot(0, 0, radius * (eye + 0.05), '#000') +
      around(9, () => dot(0, -radius * eye, LINE * 0.7)) +
      dot(0, 0, LINE),
  };
}

/** A marigold from above: rings of short scalloped petals, the inner ones in the second colour. */
export function marigold(radius: number): Drawing {
  const rings = [
    { r: 1, count: 16, layer: 'first' },
    { r: 0.74, count: 13, layer: 'first' },
    { r: 0.5, count: 10, layer: 'third' },
    { r: 0.27, count: 6, layer: 'third' },
  ] as const;
  const colours = { first: '', third: '' };
  let line = '';
  for (const [index, { r, count, layer }] of rings.entries()) {
    const outline = petal(radius * r * 0.24, radius * r, 'notch');
    const ring = around(count, () => fill(outline), index * 11) + dot(0, 0, radius * r * 0.8);
    colours[layer] += ring;
    if (index === 2) {
      colours.first +=
        around(count, () => fill(outline, '#000'), index * 11) + dot(0, 0, radius * r * 0.8, '#000');
    }
    line +=
      around(count, () => fill(outline, '#000'), index * 11) +
      dot(0, 0, radius * r * 0.8, '#000') +
      around(count, () => stroke(outline, LINE * 0.8), index * 11) +
      dot(0, 0, radius * r * 0.72, '#000');
  }
  return { ...colours, line };
}

/** The rose of Mughal margins: a cup of petals around a spiral heart. */
export function rose(radius: number): Drawing {
  const outer = around(6, () => fill(petal(radius * 0.52, radius, 'notch')));
  const ring = (r: number, count: number, start: number) =>
    around(
      count,
      () => {
        const outline = petal(r * 0.55, r, 'round');
        return fill(outline, '#000') + stroke(outline, LINE);
      },
      start,
    );
  return {
    first: outer + dot(0, 0, radius * 0.46, '#000'),
    third: dot(0, 0, radius * 0.48),
    line:
      ring(radius, 6, 0) +
      ring(radius * 0.68, 5, 20) +
      ring(radius * 0.42, 4, 10) +
      dot(0, 0, radius * 0.12, '#000') +
      stroke(
        `M${n(-radius * 0.1)} 0a${n(radius * 0.1)} ${n(radius * 0.1)} 0 1 1 ${n(radius * 0.12)} ${n(radius * 0.1)}`,
        LINE,
      ),
  };
}

/** A lotus from the side, with pointed petals. */
export function lotus(length: number): Drawing {
  const back = fanFlower({ petals: 7, spread: 128, length, width: length * 0.2, tip: 'point' });
  const front = fanFlower({
    petals: 3,
    spread: 52,
    length: length * 0.72,
    width: length * 0.22,
    tip: 'point',
  });
  return { first: back.first ?? '', third: front.first ?? '', line: (back.line ?? '') + (front.line ?? '') };
}

/** A bud in its calyx. */
export function bud(length: number): Drawing {
  const outline = petal(length * 0.28, length, 'point');
  const calyx = petal(length * 0.26, length * 0.5, 'point');
  return {
    first: fill(outline),
    second: turned(fill(calyx), -24) + turned(fill(calyx), 24),
    line: stroke(outline, LINE) + stroke(`M0 ${n(-length * 0.45)}V${n(-length * 0.82)}`, LINE * 0.8),
  };
}
