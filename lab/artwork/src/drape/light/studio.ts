import { add, cross, length, normalized, scale, subtract, type Vector } from '../vector.ts';

/** The viewpoint of a picture. */
export type Camera = { eye: Vector; right: Vector; up: Vector; ahead: Vector; tangent: number };

/** A rectangle that emits light to one side. */
export type Lamp = {
  centre: Vector;
  /** The full width and height as vectors. */
  across: Vector;
  along: Vector;
  facing: Vector;
  /** Radiance times area; light falls off with the square of the distance. */
  power: number;
};

export type Framing = {
  /** What the camera looks at, metres. */
  centre: Vector;
  /** Height of the scene that fills the picture, metres. */
  height: number;
  /** Degrees upwards. */
  elevation?: number;
  lensMm?: number;
  /** How far the wearer has turned to their left, degrees: 180 shows the back. The room does not turn. */
  turn?: number;
  /** The wall's distance behind the middle, metres. */
  wallY?: number;
};

export function cameraFor({ centre, height, elevation = 3, lensMm = 105 }: Framing): Camera {
  const tangent = 18 / lensMm;
  const above = (elevation * Math.PI) / 180;
  const away: Vector = [0, -Math.cos(above), Math.sin(above)];
  const eye = add(centre, away, height / 2 / tangent);
  const ahead = normalized(subtract(centre, eye));
  const right = normalized(cross(ahead, [0, 0, 1]));
  return { eye, right, up: cross(right, ahead), ahead, tangent };
}

/**
 * A tall window at the left, the pale room at the right, a little light from behind. The first is the key
 * light.
 */
export function windowLight(centre: Vector, height: number): Lamp[] {
  const size = height / 1.42;
  return [
    lamp(centre, size, [-2.1, -1.25, 1.05], [0, 0, -0.1], [0.85, 1.25], 1),
    lamp(centre, size, [1.7, -2.6, 0.3], [0, 0, 0], [1.8, 1.8], 0.12),
    lamp(centre, size, [1.8, 0.05, 0.8], [0, 0, 0], [0.5, 1.3], 0.16),
  ];
}

function lamp(
  centre: Vector,
  size: number,
  from: Vector,
  at: Vector,
  [width, height]: readonly [number, number],
  strength: number,
): Lamp {
  const position = add(centre, from, size);
  const target = add(centre, at, size);
  const facing = normalized(subtract(target, position));
  const across = normalized(cross(facing, [0, 0, 1]));
  const distance = length(subtract(target, position));
  return {
    centre: position,
    across: scale(across, width * size),
    along: scale(cross(across, facing), height * size),
    facing,
    power: strength * distance * distance,
  };
}
