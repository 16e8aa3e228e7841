import { edgeNames } from '../pattern/piece.ts';
import type { Cloth } from './cloth.ts';

const BUCKETS = 1 << 16;
/** Edges at which pieces are sewn together. */
const SEAM_CHANNELS = (['seam', 'waist', 'neck'] as const).map((edge) => edgeNames.indexOf(edge));

/**
 * Returns a function that keeps layers of cloth apart. Points of one piece may be as close as they were when
 * cut; points of different pieces as close as the distance over the seam between them.
 */
export function createSelfCollision(cloth: Cloth, gap: number): (previous: Float64Array) => void {
  const { position, pinned } = cloth;
  const count = pinned.length;
  const { flatX, flatY, group, toSeam } = firstPlaces(cloth);
  const cellX = new Int32Array(count);
  const cellY = new Int32Array(count);
  const cellZ = new Int32Array(count);
  const start = new Int32Array(BUCKETS + 1);
  const order = new Int32Array(count);
  const bucketOfPoint = new Int32Array(count);

  return (previous) => {
    sortIntoBuckets();
    for (let i = 0; i < count; i++) {
      const cx = cellX[i] ?? 0;
      const cy = cellY[i] ?? 0;
      const cz = cellZ[i] ?? 0;
      for (let dx = -1; dx <= 1; dx++) {
        for (let dy = -1; dy <= 1; dy++) {
          for (let dz = -1; dz <= 1; dz++) {
            const bucket = bucketOf(cx + dx, cy + dy, cz + dz);
            const end = start[bucket + 1] ?? 0;
            for (let n = start[bucket] ?? 0; n < end; n++) {
              const j = order[n] ?? 0;
              if (j > i && cellX[j] === cx + dx && cellY[j] === cy + dy && cellZ[j] === cz + dz) {
                separate(i, j, previous);
              }
            }
          }
        }
      }
    }
  };

  function sortIntoBuckets(): void {
    start.fill(0);
    for (let i = 0; i < count; i++) {
      cellX[i] = Math.floor((position[3 * i] ?? 0) / gap);
      cellY[i] = Math.floor((position[3 * i + 1] ?? 0) / gap);
      cellZ[i] = Math.floor((position[3 * i + 2] ?? 0) / gap);
      const bucket = bucketOf(cellX[i] ?? 0, cellY[i] ?? 0, cellZ[i] ?? 0);
      bucketOfPoint[i] = bucket;
      start[bucket + 1] = (start[bucket + 1] ?? 0) + 1;
    }
    for (let b = 0; b < BUCKETS; b++) start[b + 1] = (start[b + 1] ?? 0) + (start[b] ?? 0);
    for (let i = count - 1; i >= 0; i--) {
      const bucket = (bucketOfPoint[i] ?? 0) + 1;
      // Fills each bucket from its end; afterwards `start` holds the beginnings, shifted by one.
      start[bucket] = (start[bucket] ?? 0) - 1;
      order[start[bucket] ?? 0] = i;
    }
    for (let b = 0; b < BUCKETS; b++) start[b] = start[b + 1] ?? 0;
    start[BUCKETS] = count;
  }

  function separate(i: number, j: number, previous: Float64Array): void {
    const a = 3 * i;
    const b = 3 * j;
    const dx = (position[a] ?? 0) - (position[b] ?? 0);
    const dy = (position[a + 1] ?? 0) - (position[b + 1] ?? 0);
    const dz = (position[a + 2] ?? 0) - (position[b + 2] ?? 0);
    const squared = dx * dx + dy * dy + dz * dz;
    if (squared >= gap * gap || squared < 1e-14) return;
    let apart = gap;
    if (group[i] === group[j]) {
      const cutX = (flatX[i] ?? 0) - (flatX[j] ?? 0);
      const cutY = (flatY[i] ?? 0) - (flatY[j] ?? 0);
      apart = Math.min(gap, Math.sqrt(cutX * cutX + cutY * cutY));
    } else apart = Math.min(gap, (toSeam[i] ?? 0) + (toSeam[j] ?? 0));
    const far = Math.sqrt(squared);
    const weightI = pinned[i] ? 0 : 1;
    const weightJ = pinned[j] ? 0 : 1;
    if (far >= apart || weightI + weightJ === 0) return;
    const push = (0.5 * (apart - far)) / far / (weightI + weightJ);
    position[a] = (position[a] ?? 0) + dx * push * weightI;
    position[a + 1] = (position[a + 1] ?? 0) + dy * push * weightI;
    position[a + 2] = (position[a + 2] ?? 0) + dz * push * weightI;
    position[b] = (position[b] ?? 0) - dx * push * weightJ;
    position[b + 1] = (position[b + 1] ?? 0) - dy * push * weightJ;
    position[b + 2] = (position[b + 2] ?? 0) - dz * push * weightJ;
    // Layers in contact drag each other along; pinned points would stop everything that brushes against them.
    if (weightI + weightJ < 2) return;
    const grip = group[i] === group[j] ? 0.25 : 0.08;
    for (let k = 0; k < 3; k++) {
      const moveI = (position[a + k] ?? 0) - (previous[a + k] ?? 0);
      const moveJ = (position[b + k] ?? 0) - (previous[b + k] ?? 0);
      const change = grip * (0.5 * (moveI + moveJ) - moveI);
      position[a + k] = (position[a + k] ?? 0) + change * weightI;
      position[b + k] = (position[b + k] ?? 0) - change * weightJ;
    }
  }
}

function bucketOf(x: number, y: number, z: number): number {
  return (Math.imul(x, 73856093) ^ Math.imul(y, 19349663) ^ Math.imul(z, 83492791)) & (BUCKETS - 1);
}

function firstPlaces({ sheetPoint, flat, group, pinned, edges }: Cloth) {
  const places = {
    flatX: new Float64Array(pinned.length),
    flatY: new Float64Array(pinned.length),
    group: new Int32Array(pinned.length).fill(-1),
    /** Distance to the nearest seam, metres. */
    toSeam: new Float64Array(pinned.length).fill(1),
  };
  sheetPoint.forEach((point, sheet) => {
    for (const channel of SEAM_CHANNELS) {
      const seam = (edges[(sheet * edgeNames.length + channel) * 2] ?? 1000) / 100;
      places.toSeam[point] = Math.min(places.toSeam[point] ?? 1, seam);
    }
    if ((places.group[point] ?? -1) >= 0) return;
    places.group[point] = group[sheet] ?? 0;
    places.flatX[point] = (flat[2 * sheet] ?? 0) / 100;
    places.flatY[point] = (flat[2 * sheet + 1] ?? 0) / 100;
  });
  return places;
}
