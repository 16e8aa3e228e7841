import type { ProductDetails } from '../product.ts';
import type { Bands } from './ease.ts';
import { heightByNow } from './growth.ts';
import { type Dimension, dimensions, type MeasuredSize, readChart } from './measured-sizes.ts';
import type { Person } from './person.ts';
import type { FitVerdict } from './votes.ts';

export type Room = { dimension: Dimension; cm: number };

export type Advice =
  /** By the garment's measurements; `size` leaves these rooms. */
  | {
      basis: 'garment';
      size: string;
      rooms: Room[];
      /** The neighbour that suits a taste for it: the next larger, or the next smaller. */
      looser: string | null;
      closer: string | null;
      /** Because of what buyers say about its fit. */
      moved: 'up' | 'down' | null;
    }
  /** By the chart of bodies. */
  | { basis: 'body'; size: string; bodies: { dimension: Dimension; cm: number }[] }
  | { basis: 'height'; size: string; cm: number; isEstimate: boolean; isOneUp: boolean }
  /** What the shopper bought of the same kind, and kept. */
  | { basis: 'kept'; size: string; productName: string }
  | { basis: 'usual'; size: string }
  /** Even the largest is too small there. */
  | { basis: 'none'; largest: string; tight: Room };

export type AdviceInput = {
  /** In the order in which they are offered. */
  sizes: readonly string[];
  measurements: ProductDetails['measurements'];
  bands: Bands;
  verdict: FitVerdict | null;
  person: Person | null;
  kept: { size: string; productName: string } | null;
  /** A child's garment that is worn only after three months or more. */
  isForLater?: boolean;
  now: Date;
};

/** How much less room than intended is not advised any more, in cm. */
const TOLERANCE = 2;
/** How much more than intended those accept who like it loose, in cm. */
const LOOSER = 4;

/** Returns the best-founded advice that there is, none rather than a guess: then the shopper has the chart. */
export function advise(input: AdviceInput): Advice | null {
  const { person, kept, sizes } = input;
  const chart = readChart(sizes, input.measurements);
  const measured =
    person &&
    (adviseByHeight(chart, person, input) ??
      adviseByGarment(chart, person, input) ??
      adviseByBody(chart, person));
  if (measured) return measured;
  // What a child wore may be too small by now.
  if (kept && !person?.isChild && sizes.includes(kept.size)) return { basis: 'kept', ...kept };
  if (person && sizes.includes(person.usualSize)) return { basis: 'usual', size: person.usualSize };
  return null;
}

type Body = Partial<Record<Dimension, number>>;

function bodyOf({ bustCm, waistCm, hipCm }: Person): Body {
  return {
    ...(bustCm !== null && { bust: bustCm }),
    ...(waistCm !== null && { waist: waistCm }),
    ...(hipCm !== null && { hip: hipCm }),
  };
}

function roomsIn(size: MeasuredSize, body: Body): Room[] {
  return dimensions.flatMap((dimension) => {
    const garment = size.garment[dimension];
    const own = body[dimension];
    return garment === undefined || own === undefined ? [] : [{ dimension, cm: garment - own }];
  });
}

function adviseByGarment(
  chart: readonly MeasuredSize[],
  person: Person,
  { bands, verdict }: AdviceInput,
): Advice | null {
  const body = bodyOf(person);
  const measured = chart
    .map((size) => ({ size: size.name, rooms: roomsIn(size, body) }))
    .filter(({ rooms }) => rooms.length > 0);
  const fitting = measured.filter(({ rooms }) => rooms.every((room) => !isRefused(room, bands)));
  const largest = measured.at(-1);
  if (!largest) return null;
  if (fitting.length === 0) {
    const tight = largest.rooms.reduce((one, other) => (other.cm < one.cm ? other : one));
    return isRefused(tight, bands) ? { basis: 'none', largest: largest.size, tight } : null;
  }
  const penalties = fitting.map(({ rooms }) => rooms.reduce((sum, room) => sum + penaltyOf(room, bands), 0));
  // The first of several equal ones is the smallest.
  let at = penalties.indexOf(Math.min(...penalties));
  const moved = moveByVotes(fitting[at]?.rooms ?? [], bands, verdict);
  const before = at;
  if (moved === 'up') at = Math.min(at + 1, fitting.length - 1);
  if (moved === 'down') at = Math.max(at - 1, 0);
  const larger = fitting[at + 1];
  const looser = larger?.rooms.every((room) => excessOf(room, bands) <= LOOSER) ? larger.size : null;
  const closer = fitting[at - 1]?.size ?? null;
  if (person.liking === 'loose' && looser) at += 1;
  if (person.liking === 'close' && closer) at -= 1;
  const chosen = fitting[at];
  if (!chosen) return null;
  return {
    basis: 'garment',
    ...chosen,
    looser: person.liking === 'as-made' ? looser : null,
    closer: person.liking === 'as-made' ? closer : null,
    moved: at === before ? null : moved,
  };
}

function isRefused({ dimension, cm }: Room, bands: Bands): boolean {
  return cm < bands[dimension].min - TOLERANCE;
}

function excessOf({ dimension, cm }: Room, bands: Bands): number {
  const { max } = bands[dimension];
  return max === null ? 0 : Math.max(0, cm - max);
}

/** Tight counts double. */
function penaltyOf(room: Room, bands: Bands): number {
  return 2 * Math.max(0, bands[room.dimension].min - room.cm) + excessOf(room, bands);
}

/** One up if it runs small and the room is in the lower half of what is intended somewhere; down as its mirror. */
function moveByVotes(rooms: readonly Room[], bands: Bands, verdict: FitVerdict | null): 'up' | 'down' | null {
  if (!verdict || verdict.fit === 'true') return null;
  const middle = ({ dimension }: Room) => {
    const { min, max } = bands[dimension];
    return max === null ? min : (min + max) / 2;
  };
  if (verdict.fit === 'small') return rooms.some((room) => room.cm < middle(room)) ? 'up' : null;
  return rooms.every((room) => room.cm > middle(room)) ? 'down' : null;
}

/** The smallest size that is made for a body as large. */
function adviseByBody(chart: readonly MeasuredSize[], person: Person): Advice | null {
  const body = bodyOf(person);
  const known = dimensions.filter((dimension) => body[dimension] !== undefined);
  for (const { name, body: madeFor } of chart) {
    const compared = known.flatMap((dimension) => {
      const cm = madeFor[dimension];
      return cm === undefined ? [] : [{ dimension, cm }];
    });
    if (compared.length > 0 && compared.every(({ dimension, cm }) => cm >= (body[dimension] ?? 0)))
      return { basis: 'body', size: name, bodies: compared };
  }
  return null;
}

/** By a child's height by now; one up if that is hardly below what the size is made for. */
function adviseByHeight(
  chart: readonly MeasuredSize[],
  { heightCm, birthMonth, measuredOn }: Person,
  { now, isForLater = false }: AdviceInput,
): Advice | null {
  if (heightCm === null || birthMonth === null || measuredOn === null) return null;
  const { cm, isOld } = heightByNow({ heightCm, birthMonth, measuredOn }, now);
  const tall = chart.flatMap(({ name, body: { height } }) =>
    height === undefined ? [] : [{ name, madeFor: height }],
  );
  const at = tall.findIndex(({ madeFor }) => madeFor >= cm);
  const fits = tall[at];
  if (!fits) return null;
  const larger = fits.madeFor - cm <= TOLERANCE || isForLater ? tall[at + 1] : undefined;
  return { basis: 'height', size: (larger ?? fits).name, cm, isEstimate: isOld, isOneUp: Boolean(larger) };
}
