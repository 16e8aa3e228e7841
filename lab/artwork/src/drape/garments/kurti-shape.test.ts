import { expect, test } from 'vitest';
import { drawFabric } from '../../patterns/fabrics/draw-fabric.ts';
import { kurtiShape } from './kurti-shape.ts';

const fabric = await drawFabric('khadi-mustard');

test.each(['round', 'v', 'band'] as const)(
  'a plain kurti with a %s neck has buttons only at the front',
  (neck) => {
    const { front, back } = kurtiShape({ cut: 'straight', sleeve: 'long', neck }).dress({
      fabric,
      bottoms: undefined,
      dupatta: undefined,
    });
    expect(front?.placket?.buttons).toBeGreaterThanOrEqual(3);
    expect(back?.placket).toBeUndefined();
  },
);

test('folds deepen below the bust and fade at the shoulder', () => {
  const { relief } = kurtiShape({ cut: 'straight', sleeve: 'long', neck: 'round' });
  const depth = (v: number) => {
    const heights = Array.from({ length: 41 }, (_, i) => relief?.('front', i - 20, v) ?? 0);
    return Math.max(...heights) - Math.min(...heights);
  };
  expect(depth(1)).toBeLessThan(0.3);
  expect(depth(90)).toBeGreaterThan(0.8);
});
