import type { Hanging, Outfit } from './outfit.ts';
import { tunic } from './tunic.ts';

/** The straight kurti: knee length, slit at the sides. */
export function kurti(outfit: Outfit): Hanging {
  return {
    layers: tunic(outfit, {
      sides: [
        [222, 312],
        [238, 430],
        [226, 600],
        [208, 760],
        [216, 880],
        [236, 1150],
        [254, 1436],
      ],
      hemDrop: 26,
      hem: 'border',
    }),
    close: closeAtNeck(outfit),
  };
}

/** Flares from the bust. */
export function alineKurti(outfit: Outfit): Hanging {
  return {
    layers: tunic(outfit, {
      sides: [
        [222, 312],
        [236, 430],
        [228, 590],
        [226, 720],
        [256, 920],
        [302, 1180],
        [340, 1400],
      ],
      hemDrop: 62,
      hem: 'border',
    }),
    close: closeAtNeck(outfit),
  };
}

/** Ends at the hip. */
export function shortKurti(outfit: Outfit): Hanging {
  return {
    layers: tunic(outfit, {
      sides: [
        [222, 312],
        [242, 430],
        [232, 600],
        [224, 740],
        [236, 900],
        [250, 1060],
      ],
      hemDrop: 30,
      hem: 'border',
    }),
    close: closeAtNeck(outfit),
  };
}

function closeAtNeck({ side }: Outfit): Hanging['close'] {
  return side === 'front' ? { centre: [664, 492], zoom: 3.1 } : { centre: [600, 1300], zoom: 3.1 };
}
