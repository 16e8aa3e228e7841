import type { Fall } from './fall.ts';
import { onForm, overForm } from './form.ts';
import type { Station } from './loft.ts';

/**
 * nivi: pleated over the left shoulder; open: one layer over the arm; seedha: from the back over the right
 * shoulder.
 */
export type DrapeName = 'nivi' | 'open' | 'seedha';

export type PalluDrape = {
  stations: Station[];
  shoulder: number;
  width: number;
  /** Number of pleats, as a multiple of the fall's. */
  pleating: number;
  /** Length that hangs from the shoulder, cm. */
  hang: number;
  /** How far the lower border lags behind the upper one on the shoulder, cm. */
  slant?: number;
  /** Motifs are upright after the shoulder instead of before it. */
  uprightAfter?: boolean;
};

/**
 * The second turn around the body: its position over the first at a point behind.
 * @param over distance from the cloth below, cm
 */
function turnAbout({ hem, knee }: Fall, degrees: number, over: number): Station {
  return {
    across: [
      onForm(degrees, 6.2, hem[0] - 20 + over),
      onForm(degrees, 50, knee[0] - 19.2 + over),
      onForm(degrees, 101.6, 0.7 + over * 0.5),
    ],
    depth: 0.25,
  };
}

/**
 * From behind around the right hip and up over the breast. It starts inside the layer below, so that no edge
 * is visible.
 */
function rising(fall: Fall): Station[] {
  const low = fall.knee[0] - 19.2;
  return [
    turnAbout(fall, -240, -2.4),
    turnAbout(fall, -214, 0.9),
    turnAbout(fall, -172, 1.1),
    {
      across: [onForm(-136, 28, low + 2.6), onForm(-136, 66, low + 1.2), onForm(-136, 104, 1.2)],
      depth: 0.4,
    },
    { across: [onForm(-98, 70, low + 1.2), onForm(-98, 92, 1.8), onForm(-98, 111, 1)], depth: 0.5 },
    { across: overForm([-58, 84, 2.4], [-64, 118, 0.8]), depth: 0.7 },
  ];
}

const nivi = (fall: Fall): PalluDrape => ({
  stations: [
    ...rising(fall),
    { across: overForm([0, 96, 3.8], [-34, 126, 0.8]), depth: 0.8 },
    { across: overForm([52, 110, 2.4], [9, 133.5, 0.8]) },
    {
      across: [
        [18.6, -6.4, 136.5],
        [13.5, -8.4, 138.8],
        [8, -6, 141.2],
      ],
    },
    {
      across: [
        [19, 1, 140.2],
        [14, 0.6, 142.2],
        [8.8, 0.6, 143.6],
      ],
      depth: 0.6,
    },
    {
      across: [
        [18.8, 9, 137.6],
        [13.6, 11, 139],
        [8.6, 10, 140.4],
      ],
    },
    {
      across: [
        [25, 14, 118],
        [17.4, 17, 118],
        [9.4, 17, 119],
      ],
    },
    {
      across: [
        [34, 15.5, 88],
        [24, 19.5, 88],
        [12.6, 20, 88],
      ],
    },
    {
      across: [
        [43, 16, 32],
        [30, 22.5, 32],
        [15, 23, 32],
      ],
    },
  ],
  shoulder: 9,
  width: 98,
  pleating: 1,
  hang: 98,
});

const open = (fall: Fall): PalluDrape => ({
  stations: [
    ...rising(fall),
    { across: overForm([0, 95, 4.2], [-34, 126.5, 0.8]), depth: 0.9 },
    { across: overForm([56, 107, 3.4], [12, 134.5, 0.9]) },
    {
      across: [
        [27, -10, 120],
        [19, -9, 133.5],
        [8.6, -5.4, 141.6],
      ],
    },
    {
      across: [
        [30, -6, 120.5],
        [21, 0.6, 139.2],
        [9, 0.8, 143.8],
      ],
      depth: 0.6,
    },
    {
      across: [
        [29, -12, 113.5],
        [31, -2, 121],
        [28.6, 5, 128],
        [22, 9, 134.6],
        [14, 11, 138.6],
        [7, 10, 141],
      ],
    },
    {
      across: [
        [22, -19, 100],
        [32, -12.4, 101],
        [39.4, -1, 103],
        [35, 11, 106],
        [22, 16.4, 110],
        [6, 16.5, 114],
      ],
      depth: 0.9,
    },
    {
      across: [
        [20.4, -23, 72],
        [34, -15, 72],
        [48, -2, 73],
        [43, 13.4, 76],
        [25, 19, 79],
        [6, 19, 82],
      ],
      depth: 0.8,
    },
    {
      across: [
        [20, -25, 20],
        [38, -17, 20],
        [54, -3, 20],
        [48, 15, 22],
        [27, 21.6, 24],
        [5, 22, 26],
      ],
      depth: 0.8,
    },
  ],
  shoulder: 9,
  width: 98,
  pleating: 1,
  hang: 96,
  slant: 16,
});

const seedha = (fall: Fall): PalluDrape => ({
  stations: [
    turnAbout(fall, 90, -2.4),
    turnAbout(fall, 114, 0.9),
    { across: [onForm(152, 42, 4.6), onForm(152, 74, 3), onForm(152, 104, 1.4)], depth: 0.5 },
    { across: [onForm(188, 84, 2.8), onForm(184, 100, 2), onForm(176, 116, 1)], depth: 0.7 },
    {
      across: [
        [-17.6, 12, 122],
        [-11, 15.4, 127],
        [-4, 14.6, 132],
      ],
    },
    {
      across: [
        [-19, 1, 140.2],
        [-14, 0.6, 142.2],
        [-8.8, 0.6, 143.6],
      ],
      depth: 0.6,
    },
    {
      across: [
        [-19.4, -7, 136.6],
        [-13, -9, 138.6],
        [-6.4, -8, 140],
      ],
    },
    { across: overForm([-74, 117, 3], [6, 122, 1.2]), depth: 0.9 },
    { across: overForm([-88, 96, 4.4], [52, 101, 1.6]), depth: 0.8 },
    { across: overForm([-92, 74, 6], [66, 86, 3.4]), depth: 0.8 },
    { across: overForm([-92, 38, 7], [68, 46, 6.4]), depth: 0.9 },
  ],
  shoulder: 5,
  width: 82,
  pleating: 0.8,
  hang: 88,
  uprightAfter: true,
});

const drapes: Record<DrapeName, (fall: Fall) => PalluDrape> = { nivi, open, seedha };

export function palluDrape(name: DrapeName, fall: Fall): PalluDrape {
  return drapes[name](fall);
}

/** The number of pallu pleats for a fall. */
export function pleatsOf({ pleating }: PalluDrape, { palluPleats }: Fall): number {
  return Math.round(pleating * palluPleats);
}
