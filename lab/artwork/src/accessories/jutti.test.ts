import { expect, test } from 'vitest';
import { drawFabric } from '../patterns/fabrics/draw-fabric.ts';
import { jutti } from './jutti.ts';

test('the heel of a jutti is closed: rays from behind hit it at the same depth all the way round', async () => {
  const fabric = await drawFabric('khadi-mustard');
  const [upper] = jutti(fabric, { x: 0, y: 0, turn: 0, left: false }, 10);
  for (let z = 0.8; z <= 3.2; z += 0.2) {
    const depths: number[] = [];
    for (let degrees = -70; degrees <= 70; degrees += 2)
      depths.push(reach(upper?.distance ?? (() => 0), degrees, z));
    expect(Math.max(...depths) - Math.min(...depths), `${z.toFixed(1)} cm above the ground`).toBeLessThan(
      0.4,
    );
  }
});

/** How close to the middle of the heel a ray towards it gets, cm; 0 if it hits nothing. */
function reach(distance: (x: number, y: number, z: number) => number, degrees: number, z: number): number {
  const angle = (degrees * Math.PI) / 180;
  const [x, y] = [0.18, -9.6];
  let from = 7;
  while (from > 0) {
    const d = distance(x + from * Math.sin(angle), y - from * Math.cos(angle), z);
    if (d < 0.01) return from;
    from -= d;
  }
  return 0;
}
