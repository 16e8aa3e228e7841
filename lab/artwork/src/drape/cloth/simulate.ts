import type { Figure } from '../body/figure.ts';
import { createBodyCollision } from './body-collision.ts';
import type { Cloth } from './cloth.ts';
import { createSelfCollision } from './self-collision.ts';
import { type Springs, type Stiffness, springsOf } from './springs.ts';

/** A phase of the simulation; its length is in frames of 1/60 s. */
type Phase = {
  frames: number;
  substeps: number;
  /** Loss of velocity per second. */
  damping: number;
  friction: number;
  /** Defaults to 9.8. */
  gravity?: number;
  /** Frames during which the arms are lowered. If missing, they are down; with 'raised' they stay up. */
  arms?: readonly [from: number, to: number] | 'raised';
};

type Draping = {
  figure?: Figure;
  stiffness: Stiffness;
  /** Distance between the points, cm. */
  spacing: number;
  /** The minimum distance between two layers, metres; 0 lets them pass through each other. */
  layerGap: number;
  phases: Phase[];
};

const TOP_SPEED = 4;

/**
 * Simulates the cloth falling on the figure (XPBD with small steps, Macklin et al. 2019); moves its points.
 */
export function simulate(cloth: Cloth, draping: Draping): void {
  const springs = springsOf(cloth, draping.spacing, draping.stiffness);
  const { position, pinned } = cloth;
  const velocity = new Float64Array(position.length);
  const previous = new Float64Array(position.length);
  const collideBody = draping.figure ? createBodyCollision(cloth, draping.figure) : undefined;
  const collideSelf = createSelfCollision(cloth, draping.layerGap);
  for (const phase of draping.phases) {
    const step = 1 / 60 / phase.substeps;
    const kept = Math.exp(-phase.damping * step);
    const total = phase.frames * phase.substeps;
    for (let n = 0; n < total; n++) {
      fall(position, previous, velocity, pinned, step, kept, phase.gravity ?? 9.8);
      relax(position, pinned, springs, n % 2 === 1);
      holdTies(cloth);
      if (draping.layerGap > 0 && n % 3 === 0) collideSelf(previous);
      collideBody?.(previous, momentOf(phase, n / phase.substeps), phase.friction);
      for (let i = 0; i < position.length; i++)
        velocity[i] = ((position[i] ?? 0) - (previous[i] ?? 0)) / step;
    }
  }
}

function momentOf({ arms }: Phase, frame: number): number {
  if (arms === 'raised') return 0;
  if (!arms) return 1;
  const t = Math.min(1, Math.max(0, (frame - arms[0]) / (arms[1] - arms[0])));
  return t * t * (3 - 2 * t);
}

function fall(
  position: Float64Array,
  previous: Float64Array,
  velocity: Float64Array,
  pinned: Uint8Array,
  step: number,
  kept: number,
  gravity: number,
): void {
  previous.set(position);
  for (let i = 0; i < pinned.length; i++) {
    if (pinned[i]) continue;
    const at = 3 * i;
    const x = velocity[at] ?? 0;
    const y = velocity[at + 1] ?? 0;
    const z = (velocity[at + 2] ?? 0) - gravity * step;
    const speed = Math.sqrt(x * x + y * y + z * z);
    const factor = kept * (speed > TOP_SPEED ? TOP_SPEED / speed : 1) * step;
    position[at] = (position[at] ?? 0) + x * factor;
    position[at + 1] = (position[at + 1] ?? 0) + y * factor;
    position[at + 2] = (position[at + 2] ?? 0) + z * factor;
  }
}

function relax(position: Float64Array, pinned: Uint8Array, springs: Springs, backwards: boolean): void {
  const { pairs, rest, softness } = springs;
  const count = rest.length;
  for (let n = 0; n < count; n++) {
    const spring = backwards ? count - 1 - n : n;
    const i = pairs[2 * spring] ?? 0;
    const j = pairs[2 * spring + 1] ?? 0;
    const a = 3 * i;
    const b = 3 * j;
    const ax = position[a] ?? 0;
    const ay = position[a + 1] ?? 0;
    const az = position[a + 2] ?? 0;
    const bx = position[b] ?? 0;
    const by = position[b + 1] ?? 0;
    const bz = position[b + 2] ?? 0;
    const dx = ax - bx;
    const dy = ay - by;
    const dz = az - bz;
    const far = Math.sqrt(dx * dx + dy * dy + dz * dz) + 1e-12;
    const weightA = pinned[i] ? 0 : 1;
    const weightB = pinned[j] ? 0 : 1;
    const push = ((rest[spring] ?? 0) - far) / ((weightA + weightB + (softness[spring] ?? 0)) * far);
    const pushA = push * weightA;
    const pushB = push * weightB;
    position[a] = ax + dx * pushA;
    position[a + 1] = ay + dy * pushA;
    position[a + 2] = az + dz * pushA;
    position[b] = bx - dx * pushB;
    position[b + 1] = by - dy * pushB;
    position[b + 2] = bz - dz * pushB;
  }
}

/** Keeps gathered points on the line they are sewn to, which hardly yields. */
function holdTies({ position, ties, pinned }: Cloth): void {
  for (const { point, from, to, part } of ties) {
    const wf = pinned[from] ? 0 : 0.3 * (1 - part);
    const wt = pinned[to] ? 0 : 0.3 * part;
    const total = 1 + wf * (1 - part) + wt * part;
    for (let k = 0; k < 3; k++) {
      const p = position[3 * point + k] ?? 0;
      const a = position[3 * from + k] ?? 0;
      const b = position[3 * to + k] ?? 0;
      const gap = (p - a * (1 - part) - b * part) / total;
      position[3 * point + k] = p - gap;
      position[3 * from + k] = a + gap * wf;
      position[3 * to + k] = b + gap * wt;
    }
  }
}
