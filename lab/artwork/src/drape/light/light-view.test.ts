import { expect, test } from 'vitest';
import { sew } from '../pattern/sew.ts';
import { lightView } from './light-view.ts';
import { surfaceOf } from './surface.ts';

function cloth() {
  const line = (a: readonly [number, number], b: readonly [number, number]) => [a, b];
  return sew(
    [
      {
        name: 'flag',
        part: 'saree',
        sides: [
          { name: 'bottom', line: line([-20, 0], [20, 0]) },
          { name: 'right', line: line([20, 0], [20, 60]) },
          { name: 'top', line: line([20, 60], [-20, 60]) },
          { name: 'left', line: line([-20, 60], [-20, 0]) },
        ],
        place: (x, y) => [x / 100, 0.03 * Math.sin(x / 4), y / 100],
      },
    ],
    { seams: [] },
    4,
  );
}

const framing = { centre: [0, 0, 0.3], height: 1 } as const;

test('rendering the same cloth gives the same result with one thread or two', async () => {
  const alone = await lightView(surfaceOf(cloth(), 1), framing, 48, 1);
  const shared = await lightView(surfaceOf(cloth(), 1), framing, 48, 2);
  expect(shared.triangle).toEqual(alone.triangle);
  expect(shared.light).toEqual(alone.light);
  expect(shared.wall).toEqual(alone.wall);
});

test('the middle of the picture shows the cloth, its corner the wall', async () => {
  const { triangle, width, height } = await lightView(surfaceOf(cloth(), 1), framing, 48, 1);
  expect(triangle[(height / 2) * width + width / 2]).toBeGreaterThanOrEqual(0);
  expect(triangle[0]).toBe(-1);
});
