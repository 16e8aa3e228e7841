import { Worker } from 'node:worker_threads';
import { denoise } from './denoise.ts';
import { litWidth, type Sight } from './finer.ts';
import type { LitView } from './lit-view.ts';
import { cameraFor, type Framing, windowLight } from './studio.ts';
import type { Surface } from './surface.ts';
import { LIGHTS, type LightBuffers, type Scene, traceWall } from './trace.ts';
import type { TraceStep, TraceTask } from './trace-worker.ts';
import { buildTree } from './tree.ts';

const SAMPLES = 1;
const WALL_BEHIND = 0.45;
const WALL_SAMPLES = 24;

/**
 * Lights and renders a garment.
 * @param width of the view in pixels, with an aspect ratio of 3:4
 */
export async function lightView(
  surface: Surface,
  framing: Framing,
  width: number,
  workers: number,
): Promise<LitView> {
  const height = Math.round((width * 4) / 3);
  const camera = cameraFor(framing);
  const lamps = windowLight(framing.centre, framing.height);
  const scene: Scene = {
    surface: {
      ...surface,
      position: shared(surface.position),
      normal: shared(surface.normal),
      corners: shared(surface.corners),
    },
    tree: shareTree(buildTree(surface.position, surface.corners)),
    camera,
    lamps,
    wallY: framing.wallY ?? WALL_BEHIND,
  };
  const depthScale = 0.006 * (framing.height / 1.42);
  const lit = litWidth(width, framing.height * 0.75);
  const coarse = createBuffers(lit, Math.ceil((lit * height) / width));
  const sight = createSight(width, height);
  await inThreads({ step: 'trace', scene, coarse, samples: SAMPLES }, workers);
  denoise(coarse, depthScale, framing.height / coarse.height);
  await inThreads({ step: 'see', scene, coarse, sight, depthScale }, workers);
  return {
    surface,
    camera,
    lamps,
    sceneHeight: framing.height,
    ...sight,
    wall: lightWall(scene, width),
  };
}

function lightWall(scene: Scene, viewWidth: number): LitView['wall'] {
  const width = Math.min(150, Math.max(12, Math.round(viewWidth / 16)));
  const height = Math.round((width * 4) / 3);
  const light = traceWall(scene, width, height, WALL_SAMPLES);
  return { width, height, light: softened(softened(light, width, height), width, height) };
}

/** Applies a five-pixel tent filter in both directions. */
function softened(from: Float32Array, width: number, height: number): Float32Array {
  const weights = [1, 2, 3, 2, 1];
  const pass = (source: Float32Array, dx: number, dy: number) =>
    source.map((_, at) => {
      const x = at % width;
      const y = Math.floor(at / width);
      let sum = 0;
      weights.forEach((weight, i) => {
        const column = Math.max(0, Math.min(width - 1, x + dx * (i - 2)));
        const row = Math.max(0, Math.min(height - 1, y + dy * (i - 2)));
        sum += weight * (source[row * width + column] ?? 0);
      });
      return sum / 9;
    });
  return pass(pass(from, 1, 0), 0, 1);
}

function createBuffers(width: number, height: number): LightBuffers {
  const size = width * height;
  return {
    width,
    height,
    triangle: new Int32Array(new SharedArrayBuffer(size * 4)),
    u: new Float32Array(new SharedArrayBuffer(size * 4)),
    v: new Float32Array(new SharedArrayBuffer(size * 4)),
    depth: new Float32Array(new SharedArrayBuffer(size * 4)),
    normal: new Float32Array(new SharedArrayBuffer(size * 12)),
    light: new Float32Array(new SharedArrayBuffer(size * 4 * LIGHTS)),
  };
}

function createSight(width: number, height: number): Sight {
  const size = width * height;
  return {
    width,
    height,
    triangle: new Int32Array(new SharedArrayBuffer(size * 4)),
    u: new Uint16Array(new SharedArrayBuffer(size * 2)),
    v: new Uint16Array(new SharedArrayBuffer(size * 2)),
    light: new Uint16Array(new SharedArrayBuffer(size * 2 * LIGHTS)),
  };
}

async function inThreads(task: TraceStep, workers: number): Promise<void> {
  const next = new Int32Array(new SharedArrayBuffer(4));
  const workerData: TraceTask = { ...task, next };
  await Promise.all(
    Array.from(
      { length: workers },
      () =>
        new Promise<void>((resolve, reject) => {
          const worker = new Worker(new URL('./trace-worker.ts', import.meta.url), { workerData });
          worker.on('error', reject);
          worker.on('exit', (code) =>
            code === 0 ? resolve() : reject(new Error(`Tracing ended with ${code}`)),
          );
        }),
    ),
  );
}

function shareTree({ boxes, nodes, triangles, numbers }: Scene['tree']): Scene['tree'] {
  return {
    boxes: shared(boxes),
    nodes: shared(nodes),
    triangles: shared(triangles),
    numbers: shared(numbers),
  };
}

function shared<T extends Float32Array | Int32Array | Uint32Array>(values: T): T {
  const copy = new (values.constructor as new (buffer: SharedArrayBuffer) => T)(
    new SharedArrayBuffer(values.byteLength),
  );
  copy.set(values);
  return copy;
}
