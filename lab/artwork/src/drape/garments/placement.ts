import { interpolated, type Point } from '../pattern/curve.ts';
import type { Vector } from '../vector.ts';

/** How a tube of cloth is placed around the body before it falls; all in centimetres by height. */
export type Around = {
  /** Half the width of a panel, from its centre to the side seam. */
  halfWidth: Point[];
  /** Distance of the panel from the middle of the body. */
  depth: Point[];
  centreY?: number;
  /** Below this height the sides are open and the panels hang nearly flat. */
  openBelow?: number;
};

/** Places a front or back panel on half an ellipse without changing its width. */
export function aroundBody(
  { halfWidth, depth, centreY = 0, openBelow = 0 }: Around,
  facing: 'front' | 'back',
) {
  const sign = facing === 'front' ? -1 : 1;
  return (x: number, y: number): Vector => {
    const b = interpolated(depth, y);
    const quarter = Math.max(interpolated(halfWidth, y), Math.abs(x));
    const a = widthForQuarter(quarter, b);
    const angle = angleAlong(Math.abs(x), a, b);
    const round = [Math.sign(x) * a * Math.sin(angle), b * Math.cos(angle)] as const;
    const flat = [x * 0.97, b * (1 - 0.7 * (Math.abs(x) / quarter) ** 4)] as const;
    const open = Math.min(1, Math.max(0, (openBelow - y) / 16));
    return [
      (round[0] + (flat[0] - round[0]) * open) / 100,
      (centreY + sign * (round[1] + (flat[1] - round[1]) * open)) / 100,
      y / 100,
    ];
  };
}

/** The half-axis of an ellipse with a quarter arc of the given length, by Ramanujan's formula. */
export function widthForQuarter(quarter: number, b: number): number {
  let low = 0;
  let high = quarter;
  for (let i = 0; i < 30; i++) {
    const a = (low + high) / 2;
    const around = (Math.PI * (3 * (a + b) - Math.sqrt((3 * a + b) * (a + 3 * b)))) / 4;
    if (around < quarter) low = a;
    else high = a;
  }
  return Math.max(0.5, (low + high) / 2);
}

function angleAlong(length: number, a: number, b: number): number {
  const steps = 48;
  let walked = 0;
  for (let i = 0; i < steps; i++) {
    const angle = ((i + 0.5) / steps) * (Math.PI / 2);
    const piece = Math.hypot(a * Math.cos(angle), b * Math.sin(angle)) * (Math.PI / 2 / steps);
    if (walked + piece >= length) return ((i + (length - walked) / piece) / steps) * (Math.PI / 2);
    walked += piece;
  }
  return Math.PI / 2;
}

/** Places a sleeve around an arm that is stretched out at an angle. */
export function aroundArm(arm: {
  side: 1 | -1;
  /** Metres. */
  shoulder: Vector;
  degrees: number;
  /** Where position 0 of the sleeve is on the arm, measured from the shoulder; cm. */
  start: number;
  /** The sleeve's width at a height. */
  width: (y: number) => number;
}) {
  const angle = (arm.degrees * Math.PI) / 180;
  const { side, shoulder } = arm;
  return (x: number, y: number): Vector => {
    const width = arm.width(y);
    const radius = width / (2 * Math.PI) / 100;
    const turn = (2 * Math.PI * x) / width;
    const along = (arm.start - y) / 100;
    const outward = radius * Math.cos(turn);
    return [
      side * (shoulder[0] + Math.sin(angle) * along + Math.cos(angle) * outward),
      // Seen from outside, the back of the right arm and the front of the left arm are on the right.
      shoulder[1] + side * radius * Math.sin(turn),
      shoulder[2] - Math.cos(angle) * along + Math.sin(angle) * outward,
    ];
  };
}
