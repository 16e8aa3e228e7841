import { expect, test } from 'vitest';
import { bodyDistance } from '../body/collide.ts';
import { woman } from '../body/figure.ts';
import type { Piece } from '../pattern/piece.ts';
import { sew } from '../pattern/sew.ts';
import { SKIN } from './body-collision.ts';
import { simulate } from './simulate.ts';

const shawl: Piece = {
  name: 'shawl',
  part: 'dupatta',
  sides: [
    {
      name: 'front',
      line: [
        [-30, -40],
        [30, -40],
      ],
    },
    {
      name: 'right',
      line: [
        [30, -40],
        [30, 40],
      ],
    },
    {
      name: 'back',
      line: [
        [30, 40],
        [-30, 40],
      ],
    },
    {
      name: 'left',
      line: [
        [-30, 40],
        [-30, -40],
      ],
    },
  ],
  place: (x, y) => [x / 100, y / 100, 1.53],
};

function drapedShawl() {
  const cloth = sew([shawl], { seams: [] }, 5);
  simulate(cloth, {
    figure: woman(),
    stiffness: { stretch: 0.02, bend: 10, fold: 50, foldsPerPoint: 2 },
    spacing: 5,
    layerGap: 0.01,
    phases: [{ frames: 60, substeps: 12, damping: 4, friction: 0.5 }],
  });
  return cloth;
}

test('cloth falling on the shoulders stays outside the body', () => {
  const { position } = drapedShawl();
  for (let at = 0; at < position.length; at += 3) {
    const [x, y, z] = [position[at] ?? 0, position[at + 1] ?? 0, position[at + 2] ?? 0];
    expect(bodyDistance(woman(), 1, x, y, z)).toBeGreaterThan(SKIN - 0.003);
  }
});

test('the same cloth falls the same way twice', () => {
  expect(drapedShawl().position).toEqual(drapedShawl().position);
});
