import { combine, type Drawing, dot, fill, place, stroke, turned } from '../drawing.ts';
import { petal } from './petals.ts';

/** A peacock with its train hanging, facing right; 84 mm tall. Body first, train second, eyes third. */
export function peacock(): Drawing {
  const body =
    'M-13 4C-16 -8 -4 -15 5 -12C11 -21 8 -31 14 -37C18 -41 25 -38 24 -33C28 -32 31 -30 33 -28C29 -28 26 -27 23 -28C20 -15 20 2 9 9C2 14 -10 13 -13 4Z';
  const plume = (angle: number, length: number): Drawing =>
    place(
      {
        second: fill(petal(6.4, length, 'round')),
        third: dot(0, -length + 6, 3.4),
        line: stroke(`M0 -4V${-length + 10}`, 0.8) + dot(0, -length + 6, 1.3),
      },
      { x: -8, y: 4, rotate: angle },
    );
  return combine([
    plume(-118, 44),
    plume(-176, 30),
    plume(-160, 42),
    plume(-139, 50),
    {
      first: fill(body),
      third: [-14, 2, 18].map((lean) => turned(dot(0, -8.6, 1.5), lean, 18, -38)).join(''),
      line:
        dot(19.4, -33.6, 1.3) +
        stroke('M-9 2C-6 -6 2 -8 7 -4M-7 6C-2 0 4 -2 9 1', 0.9) +
        [-14, 2, 18].map((lean) => turned(stroke('M0 -1V-7', 0.6), lean, 18, -38)).join('') +
        stroke('M1 12V24M7 10V24M-3 25H4M4 25H11', 1.1),
    },
  ]);
}

/** A parrot on a twig, facing right; 46 mm tall. Body first, beak and wing second, eye third. */
export function parrot(): Drawing {
  return {
    first: fill(
      'M-7 12C-13 -2 -7 -15 3 -18C7 -25 18 -23 18 -14C18 -8 14 -6 12 -2C9 6 3 11 -2 12L-9 27L-13 25Z',
    ),
    second:
      fill('M17 -17C23 -17 24 -11 20 -8C20 -12 18 -13 16.6 -13Z') +
      fill('M-4 9C-9 0 -3 -9 6 -9C7 0 3 7 -4 9Z'),
    third: dot(12.6, -16.4, 1.6),
    line: stroke('M-4 9C-2 2 2 -4 6 -9M-3.6 5C-1 0 1 -3 3 -6', 0.6) + stroke('M-12 14H12', 1.3),
  };
}
