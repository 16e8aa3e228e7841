import { archPath, type Niche } from './arch.ts';
import { frond, petal } from './frond.ts';

export type Courtyard = {
  width: number;
  height: number;
  /** Where the wall meets the floor. */
  floor: number;
  niches: Niche[];
  /** The lime wash inside the niches, '#rrggbb'. */
  wash: string;
  /** What stands in the niches with its own wall, as an image URL. */
  inside?: string;
};

/** The wall with its empty niches in late-morning light from the upper left, as SVG elements. */
export function wallSvg({ width, height, floor, niches, wash, inside }: Courtyard): string {
  return (
    definitions +
    `<rect width="${width}" height="${height}" fill="url(#wall)"/>` +
    `<rect width="${width}" height="${height}" filter="url(#plaster)" opacity=".2"/>` +
    niches.map((niche, i) => nicheSvg(niche, i, wash, inside)).join('') +
    `<rect y="${floor}" width="${width}" height="${height - floor}" fill="url(#floor)"/>` +
    `<rect y="${floor - 5}" x="-400" width="${width + 800}" height="12" fill="#5a3420" opacity=".34" filter="url(#soft5)"/>` +
    `<rect y="${floor}" width="${width}" height="2" fill="#fff6e6" opacity=".5"/>` +
    `<rect width="${width}" height="${height}" filter="url(#sand)" opacity=".12"/>`
  );
}

/** What is drawn over wall and garments: the shadow of a branch, and petals on the floor. */
export function overSvg({ width, height, floor }: Courtyard, seed: number): string {
  const size = height / 1080;
  const leaves = [
    [0.3, -0.05, 430, 128],
    [0.36, -0.08, 460, 108],
    [0.43, -0.06, 430, 88],
    [0.23, -0.1, 420, 140],
    [0.5, -0.1, 400, 66],
    [0.57, -0.1, 400, 96],
    [0.66, -0.14, 380, 52],
    [0.14, -0.13, 380, 118],
  ].map(([x = 0, y = 0, length = 0, turn = 0], i) =>
    frond(x * width, y * height, length * size, turn + 5 * seed, seed * 10 + i),
  );
  const bed = height - floor;
  const petals = [
    [0.47, 0.4, 40, 40],
    [0.5, 0.66, 46, 165],
    [0.72, 0.5, 36, 250],
    [0.93, 0.62, 42, 20],
  ].map(([x = 0, y = 0, long = 0, turn = 0], i) =>
    petal(((x + 0.03 * seed) % 1) * width, floor + y * bed, long * size, turn + 50 * seed, i + seed),
  );
  return (
    definitions +
    `<g fill="#5b3a24" stroke="#5b3a24" opacity=".13" filter="url(#soft6)">${leaves.join('')}</g>${petals.join('')}`
  );
}

function nicheSvg(niche: Niche, index: number, wash: string, inside?: string): string {
  const inner = archPath(niche);
  const clip = `niche${index}`;
  const everything = 'M-4000-4000H8000V8000H-4000Z';
  const back = archPath(niche, -niche.width * 0.035);
  return (
    `<clipPath id="${clip}"><path d="${inner}"/></clipPath><clipPath id="${clip}-back"><path d="${back}"/></clipPath>` +
    // A band of plaster projects from the wall by a finger's breadth.
    `<path d="${archPath(niche, 30)}" fill="#4d2c18" opacity=".26" transform="translate(9 9)" filter="url(#soft9)"/>` +
    `<path d="${archPath(niche, 30)}" fill="url(#band)"/>` +
    `<path d="${archPath(niche, 29)}" fill="none" stroke="#fffaf0" stroke-width="2" opacity=".75"/>` +
    `<path d="${archPath(niche, 8)}" fill="none" stroke="#8a5a3a" stroke-width="1.4" opacity=".3"/>` +
    // The sides of the niche: the left one in the shade, the right one in the sun.
    `<g clip-path="url(#${clip})"><path d="${inner}" fill="${wash}"/><path d="${inner}" fill="url(#sides)"/></g>` +
    `<g clip-path="url(#${clip}-back)"><path d="${back}" fill="${wash}"/><path d="${back}" fill="url(#depth)"/>` +
    `<rect x="${niche.middle - niche.width}" y="${niche.top}" width="${niche.width * 2}" height="${niche.floor - niche.top}" filter="url(#plaster)" opacity=".22"/>` +
    (inside ? imageSvg(niche, inside) : '') +
    // The shadow of the near edge.
    `<path d="${everything}${back}" fill-rule="evenodd" fill="#2c1408" opacity=".5" transform="translate(${niche.width * 0.055} ${niche.width * 0.06})" filter="url(#soft20)"/>` +
    `</g><path d="${back}" fill="none" stroke="#2c1408" stroke-width="1.5" opacity=".16"/>`
  );
}

function imageSvg({ middle, top, floor, width }: Niche, address: string): string {
  const left = middle - width / 2;
  return `<image href="${address}" x="${left}" y="${top}" width="${width}" height="${floor - top}" preserveAspectRatio="xMidYMax slice"/>`;
}

const blur = (name: string, amount: number) =>
  `<filter id="${name}" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="${amount}"/></filter>`;

const definitions = `<defs>
<linearGradient id="wall" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#f8efdf"/><stop offset=".5" stop-color="#f0e3cd"/><stop offset="1" stop-color="#dcc7a8"/></linearGradient>
<linearGradient id="band" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#faf2e4"/><stop offset="1" stop-color="#e6d3b6"/></linearGradient>
<linearGradient id="depth" x1="0" y1="0" x2=".7" y2="1"><stop offset="0" stop-color="#2c1408" stop-opacity=".34"/><stop offset=".55" stop-color="#2c1408" stop-opacity=".05"/><stop offset="1" stop-color="#fff1da" stop-opacity=".14"/></linearGradient>
<linearGradient id="sides" x1="0" y1=".2" x2="1" y2=".3"><stop offset="0" stop-color="#2c1408" stop-opacity=".46"/><stop offset=".5" stop-color="#2c1408" stop-opacity=".3"/><stop offset="1" stop-color="#fff1da" stop-opacity=".5"/></linearGradient>
<linearGradient id="floor" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#d9bf9b"/><stop offset="1" stop-color="#e9d8bc"/></linearGradient>
${blur('soft2', 2)}${blur('soft5', 5)}${blur('soft6', 6)}${blur('soft9', 9)}${blur('soft20', 20)}
<filter id="plaster" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".004 .007" numOctaves="6" seed="8"/><feColorMatrix values="0 0 0 0 .48  0 0 0 0 .3  0 0 0 0 .17  1 .6 0 0 -.62"/></filter>
<filter id="sand" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".7" numOctaves="2" seed="3"/><feColorMatrix values="0 0 0 0 .4 0 0 0 0 .3 0 0 0 0 .2 0 0 0 1 -.42"/></filter>
</defs>`;
