const ARCH =
  'V112A45 45 0 0 1 36 58A45 45 0 0 1 92 24A62 62 0 0 1 150 0A62 62 0 0 1 208 24A45 45 0 0 1 264 58A45 45 0 0 1 300 112V400';
const PETAL = 'M-2 0C-4-14-6-22-20-34-34-48-30-68-14-74-6-78 6-78 14-74 30-68 34-48 20-34 6-22 4-14 2 0Z';

/** What could stand in the niche, as outlines. */
const things = {
  /** A potli with its cord, for the cart. */
  bag: 'M120 214C92 246 82 292 98 330C104 346 118 352 150 352C182 352 196 346 202 330C218 292 208 246 180 214ZM124 210C118 168 132 144 150 144C168 144 182 168 176 210',
  heart:
    'M150 322C110 290 84 262 84 226C84 202 102 186 122 186C136 186 146 194 150 206C154 194 164 186 178 186C198 186 216 202 216 226C216 262 190 290 150 322Z',
  /** A parcel tied with a string, for orders. */
  parcel: 'M82 236L150 206L218 236V326L150 356L82 326ZM82 236L150 266L218 236M150 266V356',
  /** For searches. */
  lens: 'M140 186A56 56 0 1 1 139.9 186M180 282L222 336',
};

export type EmptyThing = keyof typeof things;

/** An empty niche: the outline of what is missing, and a petal on the sill. */
export function EmptyPicture({ thing, className }: { thing: EmptyThing; className: string }) {
  return (
    <svg viewBox="-30 -24 360 452" className={className} aria-hidden="true">
      <path d={`M0 400${ARCH}Z`} className="fill-panel" />
      <path d={`M0 400${ARCH}`} className="fill-none stroke-muted" strokeWidth="1.5" />
      <path d={things[thing]} className="fill-none stroke-heading" strokeWidth="3.5" strokeLinecap="round" />
      <g transform="translate(214 414) scale(1 .5)">
        <path d={PETAL} transform="rotate(118) scale(.44)" className="fill-primary" />
      </g>
    </svg>
  );
}
