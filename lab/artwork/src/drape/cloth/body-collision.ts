import { type Contact, LIMB_SIZE, limbContact, packLimbs, torsoContact } from '../body/collide.ts';
import type { Figure, Limb } from '../body/figure.ts';
import type { Cloth } from './cloth.ts';

/** The distance that cloth keeps from the skin, metres. */
export const SKIN = 0.004;
const MAX_PUSH = 0.02;

/** Returns a function that moves points out of the body and applies friction where they touch it. */
export function createBodyCollision(
  { position, pinned }: Cloth,
  figure: Figure,
): (previous: Float64Array, moment: number, friction: number) => void {
  const packed = new Float64Array(figure.limbs(0).length * LIMB_SIZE);
  const contact: Contact = { distance: 1, x: 0, y: 0, z: 0 };
  const torso = {
    bottom: (figure.torso[0]?.[0] ?? 0) - SKIN,
    wide: Math.max(...figure.torso.map(([, halfWidth]) => halfWidth)) + SKIN,
    deep: Math.max(...figure.torso.map(([, , halfDepth, y]) => halfDepth + Math.abs(y))) + SKIN,
  };
  const boxes = new Float64Array(figure.limbs(0).length * 6);
  let packedMoment = Number.NaN;

  return (previous, moment, friction) => {
    if (moment !== packedMoment) {
      const limbs = figure.limbs(moment);
      packLimbs(limbs, packed);
      limbs.forEach((limb, i) => {
        boxes.set(boxOf(limb), 6 * i);
      });
      packedMoment = moment;
    }
    for (let i = 0; i < pinned.length; i++) {
      if (pinned[i]) continue;
      const at = 3 * i;
      const x = position[at] ?? 0;
      const y = position[at + 1] ?? 0;
      const z = position[at + 2] ?? 0;
      if (z > torso.bottom && Math.abs(x) < torso.wide && Math.abs(y) < torso.deep) {
        torsoContact(figure.torso, x, y, z, contact);
        if (contact.distance < SKIN) pushOut(previous, at, friction);
      }
      for (let limb = 0, box = 0; limb < packed.length; limb += LIMB_SIZE, box += 6) {
        if (x < (boxes[box] ?? 0) || x > (boxes[box + 3] ?? 0)) continue;
        if (y < (boxes[box + 1] ?? 0) || y > (boxes[box + 4] ?? 0)) continue;
        if (z < (boxes[box + 2] ?? 0) || z > (boxes[box + 5] ?? 0)) continue;
        limbContact(packed, limb, position[at] ?? 0, position[at + 1] ?? 0, position[at + 2] ?? 0, contact);
        if (contact.distance < SKIN) pushOut(previous, at, friction);
      }
    }
  };

  function pushOut(previous: Float64Array, at: number, friction: number): void {
    const push = Math.min(MAX_PUSH, SKIN - contact.distance);
    const x = (position[at] ?? 0) + push * contact.x;
    const y = (position[at + 1] ?? 0) + push * contact.y;
    const z = (position[at + 2] ?? 0) + push * contact.z;
    const dx = x - (previous[at] ?? 0);
    const dy = y - (previous[at + 1] ?? 0);
    const dz = z - (previous[at + 2] ?? 0);
    const outward = dx * contact.x + dy * contact.y + dz * contact.z;
    const slideX = dx - outward * contact.x;
    const slideY = dy - outward * contact.y;
    const slideZ = dz - outward * contact.z;
    const slide = Math.sqrt(slideX * slideX + slideY * slideY + slideZ * slideZ) + 1e-12;
    const grip = Math.min(1, (friction * (push + 2e-5)) / slide);
    position[at] = x - slideX * grip;
    position[at + 1] = y - slideY * grip;
    position[at + 2] = z - slideZ * grip;
  }
}

/** The bounding box of a limb with a small margin: minimum corner, maximum corner. */
function boxOf({ from, to, fromRadius, toRadius }: Limb): number[] {
  const margin = Math.max(fromRadius, toRadius) + SKIN + 0.005;
  const axes = [0, 1, 2] as const;
  return [
    ...axes.map((k) => Math.min(from[k], to[k]) - margin),
    ...axes.map((k) => Math.max(from[k], to[k]) + margin),
  ];
}
