import { type Caster, createCaster } from './ray.ts';
import type { Camera, Lamp } from './studio.ts';
import type { Surface } from './surface.ts';
import type { Tree } from './tree.ts';

/** Everything that a ray can hit. */
export type Scene = { surface: Surface; tree: Tree; camera: Camera; lamps: Lamp[]; wallY: number };

/** The light at each pixel, before the cloth has a colour. */
export type LightBuffers = {
  width: number;
  height: number;
  /** The visible triangle, -1 for the wall, and the position on it. */
  triangle: Int32Array;
  u: Float32Array;
  v: Float32Array;
  depth: Float32Array;
  /** Three numbers a pixel, towards the viewer. */
  normal: Float32Array;
  /**
   * Irradiance by source: key lamp, sky and other lamps, light bounced off cloth and wall, light through the
   * cloth.
   */
  light: Float32Array;
};

export const LIGHTS = 4;
const SKY = 0.34;
/** How much light cloth and wall reflect. */
const CLOTH = 0.45;
const WALL = 0.55;
const OFFSET = 1.2e-3;

/**
 * Traces the given rows into the buffers.
 * @param samples rays of each kind per pixel
 */
export function traceRows(
  scene: Scene,
  buffers: LightBuffers,
  from: number,
  to: number,
  samples: number,
): void {
  const caster = createCaster(scene.tree);
  const shader = createShader(scene, caster);
  const { camera } = scene;
  const { width, height } = buffers;
  const direction = new Float64Array(3);
  for (let row = from; row < to; row++) {
    for (let column = 0; column < width; column++) {
      const at = row * width + column;
      rayThrough(camera, (column + 0.5) / width, (row + 0.5) / height, width / height, direction);
      const [dx = 0, dy = 0, dz = 0] = direction;
      const norm = 1 / Math.sqrt(dx * dx + dy * dy + dz * dz);
      if (!caster.nearest(...camera.eye, dx * norm, dy * norm, dz * norm, 1e9)) {
        buffers.triangle[at] = -1;
        continue;
      }
      const { triangle, u, v, distance } = caster.hit;
      buffers.triangle[at] = triangle;
      buffers.u[at] = u;
      buffers.v[at] = v;
      buffers.depth[at] = distance;
      shader.atTriangle(triangle, u, v, dx, dy, dz);
      const px = camera.eye[0] + dx * norm * distance;
      const py = camera.eye[1] + dy * norm * distance;
      const pz = camera.eye[2] + dz * norm * distance;
      shader.gather(px, py, pz, samples, at + 1, buffers.light, at * LIGHTS);
      buffers.normal.set(shader.normal, 3 * at);
    }
  }
}

/** The direction through a point of the picture, 0..1 in both directions, not normalised. */
export function rayThrough(camera: Camera, px: number, py: number, shape: number, out: Float64Array): void {
  const x = (2 * px - 1) * camera.tangent * shape;
  const y = (1 - 2 * py) * camera.tangent;
  for (let c = 0; c < 3; c++)
    out[c] = (camera.ahead[c] ?? 0) + (camera.right[c] ?? 0) * x + (camera.up[c] ?? 0) * y;
}

/**
 * Light on the wall behind, as if nothing stood in front of it; one number for each pixel of a coarse
 * picture.
 */
export function traceWall(scene: Scene, width: number, height: number, samples: number): Float32Array {
  const caster = createCaster(scene.tree);
  const shader = createShader(scene, caster);
  const { camera, wallY } = scene;
  const light = new Float32Array(LIGHTS);
  const wall = new Float32Array(width * height);
  const direction = new Float64Array(3);
  for (let at = 0; at < wall.length; at++) {
    rayThrough(
      camera,
      ((at % width) + 0.5) / width,
      (Math.floor(at / width) + 0.5) / height,
      width / height,
      direction,
    );
    const [dx = 0, dy = 0, dz = 0] = direction;
    const reach = (wallY - camera.eye[1]) / dy;
    shader.atWall();
    const px = camera.eye[0] + dx * reach;
    const pz = camera.eye[2] + dz * reach;
    shader.gather(px, wallY - 1e-4, pz, samples, at + 1, light, 0);
    wall[at] = (light[0] ?? 0) + (light[1] ?? 0) + (light[2] ?? 0);
  }
  return wall;
}

function createShader(scene: Scene, caster: Caster) {
  const { surface, lamps, wallY } = scene;
  const normal = new Float64Array(3);
  const face = new Float64Array(3);
  const direct = new Float64Array(3);
  let state = 1;
  return { normal, atTriangle, atWall, gather };

  function random(): number {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 8) / 16777216;
  }

  function atWall(): void {
    normal.set([0, -1, 0]);
    face.set([0, -1, 0]);
  }

  /** Sets the smooth and the true normal, both facing the ray's origin. */
  function atTriangle(triangle: number, u: number, v: number, dx: number, dy: number, dz: number): void {
    const a = 3 * (surface.corners[3 * triangle] ?? 0);
    const b = 3 * (surface.corners[3 * triangle + 1] ?? 0);
    const c = 3 * (surface.corners[3 * triangle + 2] ?? 0);
    setFace(a, b, c, dx, dy, dz);
    const w = 1 - u - v;
    let size = 0;
    for (let k = 0; k < 3; k++) {
      const value =
        (surface.normal[a + k] ?? 0) * w +
        (surface.normal[b + k] ?? 0) * u +
        (surface.normal[c + k] ?? 0) * v;
      normal[k] = value;
      size += value * value;
    }
    const towards = dotOf(normal, face) < 0 ? -1 : 1;
    const factor = towards / (Math.sqrt(size) || 1);
    for (let k = 0; k < 3; k++) normal[k] = (normal[k] ?? 0) * factor;
  }

  function setFace(a: number, b: number, c: number, dx: number, dy: number, dz: number): void {
    const p = surface.position;
    const e1x = (p[b] ?? 0) - (p[a] ?? 0);
    const e1y = (p[b + 1] ?? 0) - (p[a + 1] ?? 0);
    const e1z = (p[b + 2] ?? 0) - (p[a + 2] ?? 0);
    const e2x = (p[c] ?? 0) - (p[a] ?? 0);
    const e2y = (p[c + 1] ?? 0) - (p[a + 1] ?? 0);
    const e2z = (p[c + 2] ?? 0) - (p[a + 2] ?? 0);
    const x = e1y * e2z - e1z * e2y;
    const y = e1z * e2x - e1x * e2z;
    const z = e1x * e2y - e1y * e2x;
    const size = Math.sqrt(x * x + y * y + z * z) + 1e-20;
    const sign = (x * dx + y * dy + z * dz > 0 ? -1 : 1) / size;
    face[0] = x * sign;
    face[1] = y * sign;
    face[2] = z * sign;
  }

  function gather(
    px: number,
    py: number,
    pz: number,
    samples: number,
    seed: number,
    out: Float32Array,
    at: number,
  ): void {
    state = Math.imul(seed, 0x9e3779b1) | 1;
    for (let i = 0; i < 4; i++) random();
    const [nx, ny, nz] = [normal[0] ?? 0, normal[1] ?? 0, normal[2] ?? 0];
    const [fx, fy, fz] = [face[0] ?? 0, face[1] ?? 0, face[2] ?? 0];
    let key = 0;
    let sky = 0;
    let thrown = 0;
    let through = 0;
    for (let sample = 0; sample < samples; sample++) {
      shine(px, py, pz, nx, ny, nz, fx, fy, fz);
      key += direct[0] ?? 0;
      sky += direct[1] ?? 0;
      through += direct[2] ?? 0;
      // A cosine-weighted direction around the normal (Duff et al. 2017 for the frame).
      const turn = random() * 2 * Math.PI;
      const squared = random();
      const reach = Math.sqrt(squared);
      const cos = Math.sqrt(1 - squared);
      const sign = nz >= 0 ? 1 : -1;
      const p = -1 / (sign + nz);
      const q = nx * ny * p;
      const a = reach * Math.cos(turn);
      const b = reach * Math.sin(turn);
      const dx = (1 + sign * nx * nx * p) * a + q * b + nx * cos;
      const dy = sign * q * a + (sign + ny * ny * p) * b + ny * cos;
      const dz = -sign * nx * a - ny * b + nz * cos;
      const ox = px + fx * OFFSET;
      const oy = py + fy * OFFSET;
      const oz = pz + fz * OFFSET;
      const toWall = dy > 1e-6 ? (wallY - oy) / dy : 1e9;
      if (caster.nearest(ox, oy, oz, dx, dy, dz, Math.min(toWall, 20))) {
        const { triangle, distance } = caster.hit;
        const c = surface.corners;
        setFace(
          3 * (c[3 * triangle] ?? 0),
          3 * (c[3 * triangle + 1] ?? 0),
          3 * (c[3 * triangle + 2] ?? 0),
          dx,
          dy,
          dz,
        );
        thrown += CLOTH * bounce(ox + dx * distance, oy + dy * distance, oz + dz * distance);
      } else if (toWall < 20) {
        face[0] = 0;
        face[1] = -1;
        face[2] = 0;
        thrown += WALL * bounce(ox + dx * toWall, wallY - 1e-4, oz + dz * toWall);
      } else sky += SKY * (0.75 + 0.5 * Math.max(0, dz));
    }
    out[at] = key / samples;
    out[at + 1] = sky / samples;
    out[at + 2] = thrown / samples;
    out[at + 3] = through / samples;
  }

  /** Light on the surface that a ray hit, whose true normal is in `face`. */
  function bounce(px: number, py: number, pz: number): number {
    const [fx, fy, fz] = [face[0] ?? 0, face[1] ?? 0, face[2] ?? 0];
    shine(px, py, pz, fx, fy, fz, fx, fy, fz);
    // The wall is very bright next to a lamp: a rare ray would leave a bright speck.
    return Math.min(1.4, (direct[0] ?? 0) + (direct[1] ?? 0) + 0.2 * (direct[2] ?? 0) + SKY * 0.35);
  }

  /** Casts one shadow ray to each lamp: key, others, and light through the cloth from the far side. */
  function shine(
    px: number,
    py: number,
    pz: number,
    nx: number,
    ny: number,
    nz: number,
    fx: number,
    fy: number,
    fz: number,
  ): void {
    direct.fill(0);
    for (let l = 0; l < lamps.length; l++) {
      const lamp = lamps[l];
      if (!lamp) continue;
      const s = random() - 0.5;
      const t = random() - 0.5;
      let dx = lamp.centre[0] + lamp.across[0] * s + lamp.along[0] * t - px;
      let dy = lamp.centre[1] + lamp.across[1] * s + lamp.along[1] * t - py;
      let dz = lamp.centre[2] + lamp.across[2] * s + lamp.along[2] * t - pz;
      const squared = dx * dx + dy * dy + dz * dz;
      const far = Math.sqrt(squared);
      dx /= far;
      dy /= far;
      dz /= far;
      const leaving = -(lamp.facing[0] * dx + lamp.facing[1] * dy + lamp.facing[2] * dz);
      const arriving = nx * dx + ny * dy + nz * dz;
      if (leaving <= 0 || Math.abs(arriving) < 1e-4) continue;
      const side = (fx * dx + fy * dy + fz * dz > 0 ? 1 : -1) * OFFSET;
      if (caster.blocked(px + fx * side, py + fy * side, pz + fz * side, dx, dy, dz, far - 2e-3)) continue;
      const light = (Math.abs(arriving) * leaving * lamp.power) / squared;
      const into = arriving > 0 ? (l === 0 ? 0 : 1) : 2;
      direct[into] = (direct[into] ?? 0) + light;
    }
  }
}

function dotOf(a: Float64Array, b: Float64Array): number {
  return (a[0] ?? 0) * (b[0] ?? 0) + (a[1] ?? 0) * (b[1] ?? 0) + (a[2] ?? 0) * (b[2] ?? 0);
}
