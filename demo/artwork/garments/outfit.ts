import type { CastShadow, Grain } from '../drawing/panel.ts';
import type { Scene } from '../drawing/scene.ts';
import type { Fabric } from '../patterns/fabric.ts';

/** What a garment is drawn from. */
export type Outfit = {
  fabric: Fabric;
  /** Trousers, palazzo or sharara: a cloth, or the edge colour of the fabric. */
  bottoms: Fabric | string;
  dupatta: Fabric | undefined;
  sleeve: 'elbow' | 'three-quarter' | 'long';
  neck: 'round' | 'v' | 'band';
  side: 'front' | 'back';
  seed: number;
};

/** A garment as it hangs on a wall, and where a close picture looks. */
export type Hanging = Pick<Scene, 'layers'> & { close: { centre: readonly [number, number]; zoom: number } };

/** Scene units to a centimetre: prints are shown a little larger than a true scale would. */
export const UNITS_PER_CM = 12;

export function straightGrain(
  originX: number,
  originY: number,
  degrees = 0,
  unitsPerCm = UNITS_PER_CM,
): Grain {
  const cos = Math.cos((degrees * Math.PI) / 180) / unitsPerCm;
  const sin = Math.sin((degrees * Math.PI) / 180) / unitsPerCm;
  return (x, y) => {
    const dx = x - originX;
    const dy = y - originY;
    return [dx * cos + dy * sin, dy * cos - dx * sin];
  };
}

/** A skirt of panels that each run along their own grain. @param apex where the seams would meet */
export function flaredGrain(
  apex: readonly [number, number],
  kalis: number,
  spread: number,
  unitsPerCm = UNITS_PER_CM,
): Grain {
  const sector = spread / kalis;
  return (x, y) => {
    const dx = x - apex[0];
    const dy = y - apex[1];
    const angle = Math.atan2(dx, dy);
    const index = Math.floor(angle / sector);
    const off = angle - (index + 0.5) * sector;
    const radius = Math.hypot(dx, dy);
    return [(radius * Math.sin(off)) / unitsPerCm + index * 31.7, (radius * Math.cos(off)) / unitsPerCm];
  };
}

/** The garment on the wall: a wide soft shadow from the window and a dark one close by. */
export const wallShadows: CastShadow[] = [
  { dx: 46, dy: 52, blur: 34, strength: 0.36 },
  { dx: 13, dy: 15, blur: 10, strength: 0.34 },
];

/** Cloth on cloth. */
export const contactShadows: CastShadow[] = [{ dx: 8, dy: 10, blur: 9, strength: 0.42 }];

export function trimWidth({ border }: Fabric, scale = 1, unitsPerCm = UNITS_PER_CM): number {
  return (border.height / border.pxPerCm) * unitsPerCm * scale;
}
