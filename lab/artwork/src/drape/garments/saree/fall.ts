/** Silk falls stiffly in sharp folds, cotton crisply, georgette and mulmul in many small soft folds. */
export type FallName = 'silk' | 'cotton' | 'fluid';

/** How a cloth falls, as parameters of its folds; cm. */
export type Fall = {
  /**
   * Front pleats: their number, the cloth in each, their width at the waist and at the hem, their thickness.
   */
  pleats: { count: number; cloth: number; atWaist: number; atHem: number; thickness: number };
  /** Half width and half depth at the hem. */
  hem: readonly [number, number];
  /** Half width and half depth at the knees, where fluid cloth clings. */
  knee: readonly [number, number];
  /** Long folds around the legs: their number, and their depth at the hem. */
  folds: number;
  foldDepth: number;
  /** 0 is a knife's edge, 1 a soft wave. */
  round: number;
  /** Number of pleats where the pallu is folded, and their thickness. */
  palluPleats: number;
  palluThickness: number;
  /** How irregular the lines are: 0 is ironed, 1 is lively. */
  wander: number;
};

export const falls: Record<FallName, Fall> = {
  silk: {
    pleats: { count: 6, cloth: 19, atWaist: 10, atHem: 39, thickness: 4.4 },
    hem: [25, 19],
    knee: [22, 16.5],
    folds: 7,
    foldDepth: 1.2,
    round: 0.1,
    palluPleats: 5,
    palluThickness: 2.2,
    wander: 0.25,
  },
  cotton: {
    pleats: { count: 7, cloth: 16, atWaist: 10, atHem: 34, thickness: 3.4 },
    hem: [23.4, 17.8],
    knee: [21, 15.8],
    folds: 9,
    foldDepth: 0.9,
    round: 0.25,
    palluPleats: 6,
    palluThickness: 1.7,
    wander: 0.6,
  },
  fluid: {
    pleats: { count: 9, cloth: 12.5, atWaist: 9, atHem: 33, thickness: 3.6 },
    hem: [23, 17.6],
    knee: [19.6, 14.8],
    folds: 13,
    foldDepth: 1.5,
    round: 1,
    palluPleats: 9,
    palluThickness: 1.5,
    wander: 1,
  },
};
