import { SCENE_HEIGHT, SCENE_WIDTH } from '../drawing/view.ts';
import { type DistanceField, distanceField } from './distance-field.ts';
import { type Eye, eyeOf, rayInto } from './eye.ts';
import { groundUnder } from './ground.ts';
import { openness, windowSeen } from './light.ts';
import type { SolidScene } from './solid.ts';

/**
 * What rays hit: one entry for each pixel, then four for each pixel on an edge. Cloth and colour do not
 * affect it.
 */
export type Gaze = {
  width: number;
  height: number;
  eye: Eye;
  /** Index of the solid, −1 the floor, −2 the wall. */
  hit: Int16Array;
  /** Position (cm), normal, openness to the room, visible share of the window: eight numbers for each ray. */
  values: Float32Array;
  /** Pixels with four more rays, at `width * height + 4 * index`. */
  edges: Uint32Array;
};

export const GAZE_SIZE = 8;
const ray = new Float64Array(3);
const INSIDE_PIXEL = [
  [0.125, 0.375],
  [0.625, 0.125],
  [0.375, 0.875],
  [0.875, 0.625],
] as const;

/** Traces the geometry of a scene, which is slow, so that one gaze serves all cloths. */
export function gazeAt(scene: SolidScene, width: number): Gaze {
  const height = Math.round((width * SCENE_HEIGHT) / SCENE_WIDTH);
  const eye = eyeOf(scene.camera);
  const field = distanceField(scene.solids, scene.camera.width * 0.16);
  const pixels = width * height;
  const hit = new Int16Array(pixels);
  const values = new Float32Array(pixels * GAZE_SIZE);
  for (let i = 0; i < pixels; i++) {
    meet(
      scene,
      field,
      eye,
      ((i % width) + 0.5) / width,
      (Math.floor(i / width) + 0.5) / height,
      i,
      hit,
      values,
    );
  }
  const edges = edgesOf(width, height, hit, values, scene.camera.width / width);
  const moreHit = new Int16Array(edges.length * 4);
  const moreValues = new Float32Array(edges.length * 4 * GAZE_SIZE);
  edges.forEach((pixel, index) => {
    for (const [k, [dx, dy]] of INSIDE_PIXEL.entries()) {
      meet(
        scene,
        field,
        eye,
        ((pixel % width) + dx) / width,
        (Math.floor(pixel / width) + dy) / height,
        index * 4 + k,
        moreHit,
        moreValues,
      );
    }
  });
  return {
    width,
    height,
    eye,
    hit: joined(Int16Array, hit, moreHit),
    values: joined(Float32Array, values, moreValues),
    edges,
  };
}

/** Follows the ray through a point of the picture (0..1 in both directions). */
function meet(
  scene: SolidScene,
  field: DistanceField,
  eye: Eye,
  px: number,
  py: number,
  index: number,
  hit: Int16Array,
  values: Float32Array,
): void {
  const size = scene.camera.width;
  rayInto(eye, px, py, ray);
  const [dx = 0, dy = 0, dz = 0] = ray;
  const [ox, oy, oz] = eye.from;
  const ground = groundUnder(scene, eye.from, dy, dz);
  let t = Math.max(0, field.enter(ox, oy, oz, dx, dy, dz));
  let solid: number = ground.kind;
  for (let step = 0; step < 170 && t < ground.t; step++) {
    const d = field.at(ox + dx * t, oy + dy * t, oz + dz * t);
    if (d < 0.00035 * size) {
      solid = field.nearest(ox + dx * t, oy + dy * t, oz + dz * t);
      break;
    }
    t += d * 0.92;
  }
  if (solid < 0) t = ground.t;
  const [x, y, z] = [ox + dx * t, oy + dy * t, oz + dz * t];
  const [nx, ny, nz] =
    solid === -1 ? UP : solid === -2 ? FORWARD : field.normal(solid, x, y, z, size * 0.0005);
  hit[index] = solid;
  const place = { x, y, z, nx, ny, nz };
  values.set(
    [x, y, z, nx, ny, nz, openness(field, place, size), windowSeen(field, place, size)],
    index * GAZE_SIZE,
  );
}

const UP = [0, 0, 1] as const;
const FORWARD = [0, -1, 0] as const;

/** Pixels where another object begins or the surface bends sharply. */
function edgesOf(
  width: number,
  height: number,
  hit: Int16Array,
  values: Float32Array,
  pixelCm: number,
): Uint32Array {
  const edges: number[] = [];
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      if (
        [1, -1, width, -width].some(
          (step) => hit[i + step] !== hit[i] || apart(values, i, i + step) > pixelCm * 5,
        )
      )
        edges.push(i);
    }
  }
  return Uint32Array.from(edges);
}

function apart(values: Float32Array, a: number, b: number): number {
  let sum = 0;
  for (let c = 0; c < 3; c++)
    sum += Math.abs((values[a * GAZE_SIZE + c] ?? 0) - (values[b * GAZE_SIZE + c] ?? 0));
  return sum;
}

function joined<T extends Int16Array | Float32Array>(kind: new (length: number) => T, one: T, other: T): T {
  const whole = new kind(one.length + other.length);
  whole.set(one);
  whole.set(other, one.length);
  return whole;
}
