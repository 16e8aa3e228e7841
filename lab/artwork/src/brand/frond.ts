import { hash } from '../patterns/random.ts';

/**
 * A feathery gulmohar leaf, extending to the right from its stalk at the origin, as SVG in the current fill.
 */
export function frond(x: number, y: number, length: number, turn: number, seed: number): string {
  const pairs = Math.round(length / 17);
  const leaflets: string[] = [];
  for (let i = 1; i <= pairs; i++) {
    const t = i / pairs;
    for (const side of [-1, 1]) {
      const long = (46 + 18 * Math.sin(Math.PI * t)) * (1 - 0.5 * t);
      const angle = side * (64 - 22 * t) + 8 * t + (hash(seed, i * side) - 0.5) * 12;
      leaflets.push(
        `<g transform="translate(${(length * t).toFixed(1)} ${(length * 0.16 * t * t).toFixed(1)}) rotate(${angle.toFixed(1)})">` +
          `<ellipse cx="${(long / 2).toFixed(1)}" rx="${(long / 2).toFixed(1)}" ry="4.6"/></g>`,
      );
    }
  }
  const stalk = `<path d="M0 0Q${length * 0.5} ${length * 0.03} ${length} ${length * 0.16}" stroke-width="4" fill="none"/>`;
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${stalk}${leaflets.join('')}</g>`;
}

const PETAL = 'M-2 0C-4-14-6-22-20-34-34-48-30-68-14-74-6-78 6-78 14-74 30-68 34-48 20-34 6-22 4-14 2 0Z';
const REDS = ['#c8371b', '#b5301a', '#d8502a'];

/** A fallen petal lying flat, with its shadow. */
export function petal(x: number, y: number, size: number, turn: number, seed: number): string {
  const lie = `rotate(${turn}) scale(${(size / 76).toFixed(3)})`;
  const red = REDS[seed % REDS.length];
  return (
    `<g transform="translate(${x + size * 0.1} ${y + size * 0.06}) scale(1 .42)"><path d="${PETAL}" transform="${lie}" fill="#4a2413" opacity=".35" filter="url(#soft2)"/></g>` +
    `<g transform="translate(${x} ${y}) scale(1 .42)"><path d="${PETAL}" transform="${lie}" fill="${red}"/>` +
    `<path d="M0-8C0-30 0-46 1-64" transform="${lie}" stroke="#7d1d12" stroke-opacity=".5" stroke-width="3" fill="none"/></g>`
  );
}
