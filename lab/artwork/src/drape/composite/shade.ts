import type { Picture } from '../../drawing/picture.ts';
import { SAMPLE_SIZE } from '../../drawing/sampler.ts';
import { LIGHT_UNIT, type LitView, PLACE_UNIT } from '../light/lit-view.ts';
import type { Surface } from '../light/surface.ts';
import { parts } from '../pattern/piece.ts';
import { cross, dot, normalized, subtract, type Vector } from '../vector.ts';
import { type Crumple, createCrumple, crumpleAt } from './crumple.ts';
import type { Dress } from './dress.ts';
import type { Paint } from './paint.ts';

/** Colours of the light: from the window, from the room, and bounced off cloth and wall. */
const KEY = [1.16, 1.1, 1.02];
const SKY = [0.83, 0.86, 0.92];
const THROWN = [1, 0.93, 0.84];
const GOLD = [0.98, 0.74, 0.38];
const EXPOSURE = 0.93;
/**
 * What the inside of a garment gets from light that is thrown back and forth between its layers; only one bounce
 * is traced.
 */
const INSIDE = 0.13;
/** Above this lightness, cloth is exposed for its folds: fully lit areas stay below paper white. */
const PALE_FROM = 72;
const PALE_DARKER = 0.005;

/** @param paleness L* of the garment's main cloth */
function exposureFor(paleness: number): number {
  return EXPOSURE * (1 - PALE_DARKER * Math.max(0, paleness - PALE_FROM));
}

let crumple: Crumple | undefined;

/**
 * Lights the painted cloth and adds it to the picture; several pixels of the view make one of the picture.
 */
export function shade(
  picture: Picture,
  view: LitView,
  { values, uv, insideOut }: Paint,
  dress: Dress,
  paleness: number,
): void {
  const exposure = exposureFor(paleness);
  crumple ??= createCrumple();
  const { surface, triangle, width, height, camera } = view;
  const slopes = crumple;
  const ratio = Math.round(width / picture.view.width);
  const share = 1 / (ratio * ratio);
  const lamp = view.lamps[0]?.centre ?? [0, 0, 0];
  const frames = framesOf(surface);
  const sheen = parts.map((part) => dress[part]?.fabric.surface.sheen ?? 0);
  const sheer = parts.map((part) => dress[part]?.fabric.surface.sheer ?? 0);
  const crumpled = parts.map((part) => dress[part]?.crumple ?? 0.6);
  const colour = [0, 0, 0];

  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const t = triangle[at] ?? -1;
      if (t < 0) continue;
      const part = surface.part[t] ?? 0;
      shadePixel(at, t, x, part);
      const to = 3 * (Math.floor(y / ratio) * picture.view.width + Math.floor(x / ratio));
      for (let c = 0; c < 3; c++) {
        const covered = picture.light[to + c] ?? 0;
        picture.light[to + c] = covered + (colour[c] ?? 0) * share;
      }
    }
  }

  function shadePixel(at: number, t: number, x: number, part: number): void {
    const second = (view.u[at] ?? 0) / PLACE_UNIT;
    const third = (view.v[at] ?? 0) / PLACE_UNIT;
    const first = 1 - second - third;
    const a = 3 * (surface.corners[3 * t] ?? 0);
    const b = 3 * (surface.corners[3 * t + 1] ?? 0);
    const c = 3 * (surface.corners[3 * t + 2] ?? 0);
    const p = surface.position;
    const n = surface.normal;
    const side = insideOut[t] ? -1 : 1;
    const px = (p[a] ?? 0) * first + (p[b] ?? 0) * second + (p[c] ?? 0) * third;
    const py = (p[a + 1] ?? 0) * first + (p[b + 1] ?? 0) * second + (p[c + 1] ?? 0) * third;
    const pz = (p[a + 2] ?? 0) * first + (p[b + 2] ?? 0) * second + (p[c + 2] ?? 0) * third;
    let nx = ((n[a] ?? 0) * first + (n[b] ?? 0) * second + (n[c] ?? 0) * third) * side;
    let ny = ((n[a + 1] ?? 0) * first + (n[b + 1] ?? 0) * second + (n[c + 1] ?? 0) * third) * side;
    let nz = ((n[a + 2] ?? 0) * first + (n[b + 2] ?? 0) * second + (n[c + 2] ?? 0) * third) * side;
    const size = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1;
    nx /= size;
    ny /= size;
    nz /= size;
    let lx = lamp[0] - px;
    let ly = lamp[1] - py;
    let lz = lamp[2] - pz;
    const lampFar = Math.sqrt(lx * lx + ly * ly + lz * lz);
    lx /= lampFar;
    ly /= lampFar;
    lz /= lampFar;
    let vx = camera.eye[0] - px;
    let vy = camera.eye[1] - py;
    let vz = camera.eye[2] - pz;
    const eyeFar = Math.sqrt(vx * vx + vy * vy + vz * vz);
    vx /= eyeFar;
    vy /= eyeFar;
    vz /= eyeFar;

    // Small creases tilt the surface slightly, which changes the light.
    const slot = crumpleAt(uv[2 * at] ?? 0, uv[2 * at + 1] ?? 0);
    const amount = (crumpled[part] ?? 0) * side;
    const gu = (slopes.across[slot] ?? 0) * amount;
    const gv = (slopes.down[slot] ?? 0) * amount;
    const f = 6 * t;
    let cx = nx - (gu * (frames[f] ?? 0) + gv * (frames[f + 3] ?? 0));
    let cy = ny - (gu * (frames[f + 1] ?? 0) + gv * (frames[f + 4] ?? 0));
    let cz = nz - (gu * (frames[f + 2] ?? 0) + gv * (frames[f + 5] ?? 0));
    const creased = Math.sqrt(cx * cx + cy * cy + cz * cz) || 1;
    cx /= creased;
    cy /= creased;
    cz /= creased;
    const facing = nx * lx + ny * ly + nz * lz;
    const turned = cx * lx + cy * ly + cz * lz;
    const lift = Math.max(0.35, Math.min(1.7, (Math.max(0, turned) + 0.12) / (Math.max(0, facing) + 0.12)));
    const open = 1 + 0.35 * (cz - nz) + 0.5 * (cx * vx + cy * vy + cz * vz - (nx * vx + ny * vy + nz * vz));

    const l = 4 * at;
    const key = ((view.light[l] ?? 0) / LIGHT_UNIT) * lift;
    const sky = ((view.light[l + 1] ?? 0) / LIGHT_UNIT) * open;
    const thrown = (view.light[l + 2] ?? 0) / LIGHT_UNIT + (side < 0 ? INSIDE : 0);
    const through = (view.light[l + 3] ?? 0) / LIGHT_UNIT;
    const s = at * SAMPLE_SIZE;
    const zari = values[s + 3] ?? 0;
    const bump = reliefAt(at, x);
    const rough = 1 + 0.3 * Math.max(-1.2, Math.min(1.2, bump));
    const lum = 0.3 * (values[s] ?? 0) + 0.6 * (values[s + 1] ?? 0) + 0.1 * (values[s + 2] ?? 0);
    const bounced = thrown * (0.6 + 0.4 * lum);
    const pass = 0.1 + 0.9 * (sheer[part] ?? 0);

    // The half vector between lamp and viewer, for highlights.
    let hx = lx + vx;
    let hy = ly + vy;
    let hz = lz + vz;
    const half = Math.sqrt(hx * hx + hy * hy + hz * hz) || 1;
    hx /= half;
    hy /= half;
    hz /= half;
    const lit = Math.min(1, key / (Math.max(0, turned) * 0.85 + 0.05));
    const glint = Math.max(0, cx * hx + cy * hy + cz * hz);
    const soft = glint ** 6;
    const sharp = glint ** 22;
    const sparkle = zari > 0.02 ? sparkleAt(uv[2 * at] ?? 0, uv[2 * at + 1] ?? 0) : 0;
    const graze = (1 - Math.max(0, Math.min(1, nx * vx + ny * vy + nz * vz))) ** 3;
    const silk = sheen[part] ?? 0;
    const around = key + sky + bounced;
    for (let k = 0; k < 3; k++) {
      const own = values[s + k] ?? 0;
      const falling =
        key * (KEY[k] ?? 1) * rough +
        sky * (SKY[k] ?? 1) +
        bounced * (THROWN[k] ?? 1) * (0.55 + 0.45 * Math.sqrt(own));
      let cloth = own * (falling + through * pass * (0.4 + 0.6 * own) * (KEY[k] ?? 1));
      cloth += 0.1 * graze * around * (0.4 * own + 0.6 * Math.sqrt(own));
      cloth +=
        silk * lit * (0.5 * sharp + 0.26 * soft) * (0.75 * Math.sqrt(own) + 0.06) -
        silk * 0.08 * own * around;
      const metal =
        own * (0.42 * falling + 0.1) +
        (GOLD[k] ?? 1) * lit * (0.3 * soft + 0.75 * sharp * (0.4 + 1.2 * sparkle)) * rough +
        (GOLD[k] ?? 1) * own * sky * 0.5 * (0.5 + sparkle);
      colour[k] = Math.max(0, cloth + (metal * rough - cloth) * zari) * exposure;
    }
  }

  /** How much the relief faces the lamp at the upper left, judged from the surrounding pixels. */
  function reliefAt(at: number, x: number): number {
    if (x === 0 || x === width - 1 || at < width || at >= triangle.length - width) return 0;
    const r = SAMPLE_SIZE * at + 4;
    const row = width * SAMPLE_SIZE;
    const across = (values[r + SAMPLE_SIZE] ?? 0) - (values[r - SAMPLE_SIZE] ?? 0);
    const down = (values[r + row] ?? 0) - (values[r - row] ?? 0);
    return 0.75 * across + 0.65 * down;
  }
}

/** Removes the covered part of the wall, by the garment's share of each pixel. */
export function coverWall(picture: Picture, view: LitView): void {
  const ratio = Math.round(view.width / picture.view.width);
  const share = 1 / (ratio * ratio);
  const covered = new Float32Array(picture.light.length / 3);
  for (let at = 0; at < view.triangle.length; at++) {
    if ((view.triangle[at] ?? -1) < 0) continue;
    const x = at % view.width;
    const to = Math.floor(Math.floor(at / view.width) / ratio) * picture.view.width + Math.floor(x / ratio);
    covered[to] = (covered[to] ?? 0) + share;
  }
  for (let i = 0; i < picture.light.length; i++) {
    picture.light[i] = (picture.light[i] ?? 0) * (1 - (covered[Math.floor(i / 3)] ?? 0));
  }
}

/** The sparkle of metal thread, which reflects light thread by thread. */
function sparkleAt(u: number, v: number): number {
  const x = Math.floor(u * 26);
  const y = Math.floor(v * 26);
  const mixed = Math.imul(x * 374761393 + y * 668265263, 1274126177);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 4294967296;
}

/** For each triangle, the scene directions of the cloth's width and length. */
function framesOf({ position, corners, sheets, uv, part }: Surface): Float32Array {
  const frames = new Float32Array(part.length * 6);
  for (let t = 0; t < part.length; t++) {
    const corner = (k: number): Vector => {
      const at = 3 * (corners[3 * t + k] ?? 0);
      return [position[at] ?? 0, position[at + 1] ?? 0, position[at + 2] ?? 0];
    };
    const onCloth = (k: number) => {
      const at = 2 * (sheets[3 * t + k] ?? 0);
      return [uv[at] ?? 0, uv[at + 1] ?? 0] as const;
    };
    const e1 = subtract(corner(1), corner(0));
    const e2 = subtract(corner(2), corner(0));
    const [u0, v0] = onCloth(0);
    const [u1, v1] = onCloth(1);
    const [u2, v2] = onCloth(2);
    const det = (u1 - u0) * (v2 - v0) - (u2 - u0) * (v1 - v0) || 1e-9;
    const across = normalized(
      [0, 1, 2].map((k) => ((e1[k] ?? 0) * (v2 - v0) - (e2[k] ?? 0) * (v1 - v0)) / det) as unknown as Vector,
    );
    const face = normalized(cross(e1, e2));
    const upright = cross(face, across);
    const down = [0, 1, 2].map(
      (k) => ((e2[k] ?? 0) * (u1 - u0) - (e1[k] ?? 0) * (u2 - u0)) / det,
    ) as unknown as Vector;
    const sign = dot(upright, down) < 0 ? -1 : 1;
    frames.set([...across, upright[0] * sign, upright[1] * sign, upright[2] * sign], 6 * t);
  }
  return frames;
}
