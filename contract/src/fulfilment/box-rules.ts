/** A box of the shop's, as its owner describes it. */
export type Box = {
  name: string;
  lengthCm: number;
  widthCm: number;
  heightCm: number;
  emptyGrams: number;
  /** Taken where the products do not say which one is large enough. */
  isDefault: boolean;
};

export type Sides = Pick<Box, 'lengthCm' | 'widthCm' | 'heightCm'>;

/** Units of one product in a parcel; 0 and null: not known. */
export type PackedUnits = {
  quantity: number;
  /** Of one unit. */
  grams: number;
  /** Of one unit. */
  boxMm: readonly [number, number, number] | null;
};

/** Couriers' usual divisor: centimetres multiplied and divided by it are kilograms. */
export const USUAL_DIVISOR = 5_000;

/**
 * What a parcel counts by its size: L × B × H ÷ divisor, in grams, rounded up
 * (Shiprocket, 'volumetric weight': 10 × 10 × 10 cm at 5,000 is 0.2 kg).
 */
export function volumetricGrams({ lengthCm, widthCm, heightCm }: Sides, divisor: number): number {
  return Math.ceil((lengthCm * widthCm * heightCm * 1_000) / divisor);
}

/** What a courier charges by: the weight, or what the size counts as where that is more. */
export function chargedGrams(grams: number, sides: Sides, divisor: number): number {
  return Math.max(grams, volumetricGrams(sides, divisor));
}

/** `fits`: every unit is measured and goes in; `usual`: not all are measured; `too-large`: no box takes them. */
export type BoxChoice = { box: Box; why: 'fits' | 'usual' | 'too-large' };

/**
 * The smallest box that the units fit into: each of them in some direction, and all volumes together not above the box's.
 * The smallest is that of the least volume, then the lightest. Clothes bend, so the rule does not try to stack them. Where
 * a unit is not measured it is the default box; where none is large enough, the largest, for the packer to correct.
 * @returns undefined where the owner keeps no boxes, or no unit is measured and no box is the default one
 */
export function chooseBox(units: readonly PackedUnits[], boxes: readonly Box[]): BoxChoice | undefined {
  const bySize = boxes.toSorted((a, b) => volumeOf(a) - volumeOf(b) || a.emptyGrams - b.emptyGrams);
  const measured = units.flatMap(({ boxMm, quantity }) => (boxMm ? [{ boxMm, quantity }] : []));
  if (units.length === 0 || measured.length < units.length) {
    const usual = boxes.find(({ isDefault }) => isDefault);
    return usual && { box: usual, why: 'usual' };
  }
  const volume = measured.reduce(
    (sum, { boxMm: [a, b, c], quantity }) => sum + (a * b * c * quantity) / 1_000,
    0,
  );
  const fitting = bySize.find(
    (box) => volume <= volumeOf(box) && measured.every(({ boxMm }) => goesInto(boxMm, box)),
  );
  if (fitting) return { box: fitting, why: 'fits' };
  const largest = bySize.at(-1);
  return largest && { box: largest, why: 'too-large' };
}

/** What the units and their box weigh; null where a unit was never weighed. */
export function packedGrams(units: readonly PackedUnits[], emptyGrams: number): number | null {
  if (units.length === 0 || units.some(({ grams }) => grams <= 0)) return null;
  return units.reduce((sum, { grams, quantity }) => sum + grams * quantity, emptyGrams);
}

/** Cubic centimetres. */
function volumeOf({ lengthCm, widthCm, heightCm }: Box): number {
  return lengthCm * widthCm * heightCm;
}

/** Longest side by longest side, and so on. */
function goesInto(unitMm: readonly [number, number, number], box: Box): boolean {
  const sides = [box.lengthCm, box.widthCm, box.heightCm].toSorted((a, b) => b - a);
  return unitMm.toSorted((a, b) => b - a).every((side, index) => side <= (sides[index] ?? 0) * 10);
}
