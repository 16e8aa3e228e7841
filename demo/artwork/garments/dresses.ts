import type { Hanging, Outfit } from './outfit.ts';
import { skirt, waistband } from './skirt.ts';
import { tunic } from './tunic.ts';

/** Fitted bodice, full skirt of twelve panels. */
export function anarkali(outfit: Outfit): Hanging {
  const { fabric, seed } = outfit;
  return {
    layers: [
      skirt({
        fabric,
        topY: 652,
        topHalf: 158,
        hemY: 1440,
        hemHalf: 452,
        fullness: 13,
        kalis: 12,
        border: 1.15,
        seed,
      }),
      ...tunic(outfit, {
        sides: [
          [206, 310],
          [218, 410],
          [194, 520],
          [166, 600],
          [158, 668],
        ],
        hemDrop: 10,
        hem: 'none',
      }),
      waistband(fabric, 664, 160, 40),
    ],
    close: outfit.side === 'front' ? { centre: [640, 560], zoom: 2.9 } : { centre: [600, 1290], zoom: 2.9 },
  };
}

/** A girl's frock: short sleeves, gathered skirt. */
export function frock(outfit: Outfit): Hanging {
  const { fabric, seed } = outfit;
  return {
    layers: [
      skirt({ fabric, topY: 640, topHalf: 190, hemY: 1250, hemHalf: 420, fullness: 15, kalis: 0, seed }),
      ...tunic(
        { ...outfit, sleeve: 'elbow' },
        {
          sides: [
            [206, 310],
            [222, 420],
            [206, 540],
            [192, 640],
            [190, 652],
          ],
          hemDrop: 10,
          hem: 'none',
          sleeveLength: outfit.sleeve === 'elbow' ? 0.6 : 0.4,
        },
      ),
      waistband(fabric, 646, 194, 36, false),
    ],
    close: outfit.side === 'front' ? { centre: [640, 520], zoom: 2.9 } : { centre: [620, 1150], zoom: 2.9 },
  };
}

/** Short choli over a wide gathered skirt. */
export function lehengaCholi(outfit: Outfit): Hanging {
  const { fabric, seed } = outfit;
  return {
    layers: [
      skirt({
        fabric,
        topY: 640,
        topHalf: 180,
        hemY: 1450,
        hemHalf: 470,
        fullness: 17,
        kalis: 16,
        border: 1.5,
        seed,
      }),
      waistband(fabric, 650, 186, 50),
      ...tunic(outfit, {
        sides: [
          [206, 312],
          [220, 420],
          [200, 540],
          [186, 640],
        ],
        hemDrop: 16,
        hem: 'plain',
        sleeveLength: 0.55,
      }),
    ],
    close: outfit.side === 'front' ? { centre: [650, 620], zoom: 2.8 } : { centre: [600, 1290], zoom: 2.8 },
  };
}
