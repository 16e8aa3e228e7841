import { createPicture, type Picture } from '../drawing/picture.ts';
import { wholeView } from '../drawing/view.ts';
import { rayInto } from './eye.ts';
import { GAZE_SIZE, type Gaze } from './gaze.ts';
import { stoneAt } from './ground.ts';
import { lightOnSurface } from './light.ts';
import { roomLight } from './room.ts';
import type { Look, Material, SolidScene } from './solid.ts';

const look: Look = { red: 0, green: 0, blue: 0, metal: 0, gloss: 0, rough: 0.3, relief: 0 };
const other: Look = { ...look };
const mirror = new Float32Array(3);
const seen = new Float32Array(3);
const ray = new Float64Array(3);
const normal = new Float64Array(3);

/** Paints what a gaze hit with the materials of a scene of the same shape. */
export function paintGaze(gaze: Gaze, scene: SolidScene): Picture {
  const { width, height, edges } = gaze;
  const picture = createPicture(wholeView(width));
  const pixels = width * height;
  for (let i = 0; i < pixels; i++) {
    paintRay(gaze, scene, i, (i % width) / width, Math.floor(i / width) / height);
    picture.light.set(seen, i * 3);
  }
  edges.forEach((pixel, index) => {
    const sum = [0, 0, 0];
    for (let k = 0; k < 4; k++) {
      paintRay(
        gaze,
        scene,
        pixels + index * 4 + k,
        (pixel % width) / width,
        Math.floor(pixel / width) / height,
      );
      for (let c = 0; c < 3; c++) sum[c] = (sum[c] ?? 0) + Math.min(1.4, seen[c] ?? 0) / 4;
    }
    picture.light.set(sum, pixel * 3);
  });
  return picture;
}

function paintRay(
  { hit, values, eye }: Gaze,
  scene: SolidScene,
  index: number,
  px: number,
  py: number,
): void {
  const at = index * GAZE_SIZE;
  const [x, y, z] = [values[at] ?? 0, values[at + 1] ?? 0, values[at + 2] ?? 0];
  for (let c = 0; c < 3; c++) normal[c] = values[at + 3 + c] ?? 0;
  const open = values[at + 6] ?? 1;
  const window = values[at + 7] ?? 1;
  const kind = hit[index] ?? -1;
  const solid = scene.solids[kind];
  if (!solid) {
    paintGround(scene, kind, x, y, z, open, window, px, py);
    return;
  }
  const { material } = solid;
  reset(look);
  material(x, y, z, look);
  if (look.relief !== 0) tilt(material, x, y, z, scene.camera.width * 0.0011);
  rayInto(eye, px, py, ray);
  const [nx = 0, ny = 0, nz = 0] = normal;
  const [dx = 0, dy = 0, dz = 0] = ray;
  const light = lightOnSurface(nx, ny, nz, open, window);
  const facing = -(dx * nx + dy * ny + dz * nz);
  const grazing = (1 - Math.min(1, Math.max(0, facing))) ** 5;
  roomLight(dx + 2 * facing * nx, dy + 2 * facing * ny, dz + 2 * facing * nz, look.rough, mirror);
  const shut = (0.2 + 0.8 * open) * (0.55 + 0.45 * window);
  for (let c = 0; c < 3; c++) {
    const colour = c === 0 ? look.red : c === 1 ? look.green : look.blue;
    const matt = colour * light * (1 - Math.max(0, 1 - light) * 0.05 * c);
    const reflected = (mirror[c] ?? 0) * shut;
    const metal = (colour + (1 - colour) * grazing * 0.6) * (reflected * 0.95 + light * 0.12);
    const coat = reflected * look.gloss * (0.045 + 0.9 * grazing);
    seen[c] = matt * (1 - look.metal) + metal * look.metal + coat * (1 - look.metal);
  }
}

function paintGround(
  scene: SolidScene,
  kind: number,
  x: number,
  y: number,
  z: number,
  open: number,
  window: number,
  px: number,
  py: number,
): void {
  const stone = stoneAt(x + 500, (kind === -1 ? y : z) + 500, scene.camera.width);
  // The ground counts as fully lit whatever its slope, which only affects the exposure.
  const [nx = 0, ny = 0, nz = 0] = normal;
  const light = lightOnSurface(nx, ny, nz, open, window) / lightOnSurface(nx, ny, nz, 1, 1);
  const fall = Math.hypot((px - 0.3) / 1, (py - 0.3) / 1.05);
  for (let c = 0; c < 3; c++) {
    seen[c] =
      (scene.ground[c] ?? 0) * stone * light * (1.07 - 0.26 * fall ** 1.7) * (1 - (1 - light) * 0.06 * c);
  }
}

/** Tilts the normal by the fine relief: compares heights a small step away along two tangents. */
function tilt(material: Material, x: number, y: number, z: number, step: number): void {
  const [nx = 0, ny = 0, nz = 0] = normal;
  const flat = Math.hypot(nx, ny);
  const [tx, ty] = flat < 0.3 ? [1, 0] : [-ny / flat, nx / flat];
  const [bx, by, bz] = [-nz * ty, nz * tx, nx * ty - ny * tx];
  const here = look.relief;
  const a = limit((reliefAt(material, x + tx * step, y + ty * step, z) - here) / step);
  const b = limit((reliefAt(material, x + bx * step, y + by * step, z + bz * step) - here) / step);
  const [mx, my, mz] = [nx - a * tx - b * bx, ny - a * ty - b * by, nz - b * bz];
  const length = Math.hypot(mx, my, mz) || 1;
  normal[0] = mx / length;
  normal[1] = my / length;
  normal[2] = mz / length;
}

function limit(slope: number): number {
  return Math.min(0.8, Math.max(-0.8, slope));
}

function reliefAt(material: Material, x: number, y: number, z: number): number {
  reset(other);
  material(x, y, z, other);
  return other.relief;
}

function reset(target: Look): void {
  target.metal = 0;
  target.gloss = 0;
  target.rough = 0.3;
  target.relief = 0;
}
