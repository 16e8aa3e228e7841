import { foldsBetween } from '../drawing/folds.ts';
import { curve, type Point } from '../drawing/geometry.ts';
import type { Panel } from '../drawing/panel.ts';
import {
  contactShadows,
  type Hanging,
  type Outfit,
  straightGrain,
  trimWidth,
  UNITS_PER_CM,
} from './outfit.ts';
import { palazzo, pants, sharara } from './trousers.ts';
import { tunic } from './tunic.ts';

const close = (outfit: Outfit): Hanging['close'] =>
  outfit.side === 'front' ? { centre: [664, 492], zoom: 3 } : { centre: [600, 1130], zoom: 2.8 };

/** Kurti, straight pants, dupatta over one shoulder. */
export function kurtiSet(outfit: Outfit): Hanging {
  const cut = {
    sides: [
      [222, 312],
      [236, 430],
      [224, 600],
      [208, 740],
      [218, 860],
      [240, 1060],
      [252, 1216],
    ] as Point[],
    hemDrop: 24,
    hem: 'border' as const,
  };
  return { layers: [...pants(outfit), ...tunic(outfit, cut), ...stole(outfit)], close: close(outfit) };
}

export function palazzoSet(outfit: Outfit): Hanging {
  const cut = {
    sides: [
      [222, 312],
      [236, 430],
      [224, 600],
      [210, 740],
      [226, 880],
      [262, 1040],
      [284, 1120],
    ] as Point[],
    hemDrop: 34,
    hem: 'border' as const,
  };
  return { layers: [...palazzo(outfit), ...tunic(outfit, cut), ...stole(outfit)], close: close(outfit) };
}

export function shararaSet(outfit: Outfit): Hanging {
  const cut = {
    sides: [
      [222, 312],
      [236, 430],
      [220, 590],
      [212, 700],
      [238, 850],
      [270, 990],
    ] as Point[],
    hemDrop: 34,
    hem: 'border' as const,
  };
  return { layers: [...sharara(outfit), ...tunic(outfit, cut), ...stole(outfit)], close: close(outfit) };
}

export function boysKurta(outfit: Outfit): Hanging {
  const band: Outfit = { ...outfit, neck: 'band', sleeve: 'long' };
  const cut = {
    sides: [
      [214, 312],
      [224, 430],
      [218, 600],
      [216, 760],
      [222, 900],
      [228, 1060],
    ] as Point[],
    hemDrop: 12,
    hem: 'plain' as const,
  };
  return { layers: [...pants(outfit), ...tunic(band, cut)], close: close(outfit) };
}

/** A dupatta that hangs from the left shoulder, folded lengthwise. */
function stole(outfit: Outfit): Panel[] {
  const cloth = outfit.dupatta;
  if (!cloth || outfit.side === 'back') return [];
  const left = curve(
    [
      [424, 276],
      [398, 420],
      [392, 700],
      [384, 1000],
      [376, 1330],
    ],
    10,
  );
  const right = curve(
    [
      [502, 272],
      [520, 430],
      [516, 700],
      [522, 1000],
      [528, 1322],
    ],
    10,
  );
  const end = curve(
    [
      [376, 1330],
      [420, 1342],
      [470, 1330],
      [528, 1322],
    ],
    8,
  );
  return [
    {
      outline: [...left, ...end, ...right.slice().reverse()],
      fabric: cloth,
      grain: straightGrain(424, 276),
      unitsPerCm: UNITS_PER_CM,
      trims: [
        { line: left, width: 0.6 * trimWidth(cloth), tile: cloth.border },
        { line: end, width: 1.2 * trimWidth(cloth), tile: cloth.border },
      ],
      folds: foldsBetween(
        (t) => [430 + t * 66, 280],
        (t) => [384 + t * 140, 1330],
        { count: 5, seed: outfit.seed + 90, width: [10, 15], height: 14 },
      ),
      roll: 18,
      shadows: contactShadows,
      seed: outfit.seed + 9,
    },
  ];
}
