/** The blocks of one design: three colours, and an outline that is also cut out of all of them. */
export type Layer = 'first' | 'second' | 'third' | 'line';

/** SVG elements by layer, in millimetres, white where the layer is present. */
export type Drawing = Partial<Record<Layer, string>>;

type Place = { x: number; y: number; rotate?: number; scale?: number; flip?: boolean };

export function place(drawing: Drawing, { x, y, rotate = 0, scale = 1, flip = false }: Place): Drawing {
  const transform = `translate(${n(x)} ${n(y)}) rotate(${n(rotate)}) scale(${n(flip ? -scale : scale)} ${n(scale)})`;
  return map(drawing, (elements) => `<g transform="${transform}">${elements}</g>`);
}

export function combine(drawings: Drawing[]): Drawing {
  const whole: Drawing = {};
  for (const drawing of drawings) {
    for (const layer of layersOf(drawing)) whole[layer] = (whole[layer] ?? '') + (drawing[layer] ?? '');
  }
  return whole;
}

export function layersOf(drawing: Drawing): Layer[] {
  return (['first', 'second', 'third', 'line'] as const).filter((layer) => drawing[layer]);
}

/** Merges all layers into one, for zari, embroidery in one thread, or resist. */
export function flatten(drawing: Drawing, order: Layer[] = ['first', 'second', 'third', 'line']): string {
  return order.map((layer) => drawing[layer] ?? '').join('');
}

/** Formats a number for SVG, short and identical on every machine. */
export function n(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}

export function fill(d: string, colour = '#fff'): string {
  return `<path d="${d}" fill="${colour}"/>`;
}

export function stroke(d: string, width: number, colour = '#fff'): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

export function dot(x: number, y: number, radius: number, colour = '#fff'): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${colour}"/>`;
}

export function turned(elements: string, degrees: number, x = 0, y = 0): string {
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(degrees)})">${elements}</g>`;
}

/** Repeats an element `count` times around a centre. */
export function around(count: number, make: (index: number) => string, start = 0): string {
  return Array.from({ length: count }, (_, index) => turned(make(index), start + (index * 360) / count)).join(
    '',
  );
}

function map(drawing: Drawing, change: (elements: string) => string): Drawing {
  return Object.fromEntries(layersOf(drawing).map((layer) => [layer, change(drawing[layer] ?? '')]));
}
