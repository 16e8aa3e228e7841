export type Box = {
  name: string;
  lengthCm: number;
  widthCm: number;
  heightCm: number;
  emptyGrams: number;
  isDefault: boolean;
};

export type Sides = Pick<Box, 'lengthCm' | 'widthCm' | 'heightCm'>;

export type PackedUnits = {
  quantity: number;
  /** Per unit. */
  grams: number;
  /** Per unit. */
  boxMm: readonly [number, number, number] | null;
};

/** Couriers' usual volumetric divisor, in cubic centimetres per kilogram. */
export const DEFAULT_WEIGHT_DIVISOR = 5_000;

/** L × B × H ÷ divisor, in grams, rounded up (Shiprocket: 10 × 10 × 10 cm at 5,000 is 0.2 kg). */
export function volumetricGrams({ lengthCm, widthCm, heightCm }: Sides, divisor: number): number {
  return Math.ceil((lengthCm * widthCm * heightCm * 1_000) / divisor);
}

export function chargedGrams(grams: number, sides: Sides, divisor: number): number {
  return Math.max(grams, volumetricGrams(sides, divisor));
}

/** `usual`: some units are not measured. `too-large`: no box is large enough. */
export type BoxChoice = { box: Box; why: 'fits' | 'usual' | 'too-large' };

/**
 * The smallest by volume, then weight. Clothes bend, so the units are not stacked.
 * @returns undefined if no box fits the owner's rules
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
    (box) => volume <= volumeOf(box) && measured.every(({ boxMm }) => fitsInto(boxMm, box)),
  );
  if (fitting) return { box: fitting, why: 'fits' };
  const largest = bySize.at(-1);
  return largest && { box: largest, why: 'too-large' };
}

export function packedGrams(units: readonly PackedUnits[], emptyGrams: number): number | null {
  if (units.length === 0 || units.some(({ grams }) => grams <= 0)) return null;
  return units.reduce((sum, { grams, quantity }) => sum + grams * quantity, emptyGrams);
}

function volumeOf({ lengthCm, widthCm, heightCm }: Box): number {
  return lengthCm * widthCm * heightCm;
}

function fitsInto(unitMm: readonly [number, number, number], box: Box): boolean {
  const sides = [box.lengthCm, box.widthCm, box.heightCm].toSorted((a, b) => b - a);
  return unitMm.toSorted((a, b) => b - a).every((side, index) => side <= (sides[index] ?? 0) * 10);
}
