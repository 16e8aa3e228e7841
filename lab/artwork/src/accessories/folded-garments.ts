import type { DemoPicture, GarmentName } from '@gulmohar/demo/catalogue/types.ts';
import type { Bundle } from './folded.ts';
import type { FoldedFront } from './folded-front.ts';

/** A folded piece and the cloth that it is made of; 'edge' is plain, in the colour of the fabric's edge. */
export type FoldedPiece = Omit<Bundle, 'fabric' | 'plain'> & {
  of: 'fabric' | 'bottoms' | 'dupatta' | 'edge';
};

/** The garment as a shop folds it: a neck lies on top, and the second piece of a set below. */
export function foldedGarment(garment: GarmentName, options: DemoPicture['options']): FoldedPiece[] {
  const worn = (placket: number, size = 1): FoldedFront => {
    const shape = options.neck ?? 'round';
    const [halfWidth, drop] = shape === 'band' ? [5.4, 3.4] : shape === 'v' ? [7.4, 15] : [8, 11];
    return { shape, halfWidth: halfWidth * size, drop: drop * size, placket };
  };
  switch (garment) {
    case 'saree':
      return [
        { of: 'fabric', half: [12.5, 17, 3], at: [0, 0, 0], turn: 16, layers: 7, trim: 'pallu', seed: 3 },
      ];
    case 'dupatta':
      return [
        { of: 'fabric', half: [12, 15, 1.7], at: [0, 0, 0], turn: -14, layers: 4, trim: 'near', seed: 5 },
      ];
    case 'kurti-set':
    case 'palazzo-set':
    case 'sharara-set':
      return [
        { of: 'bottoms', half: [13, 15.5, 1.7], at: [0, -0.8, 0], turn: 8, layers: 4, trim: 'none', seed: 6 },
        {
          ...upper([12.4, 14, 1.9], 15, 7, worn(13)),
          at: [0.4, 0.6, 3.5],
        },
      ];
    case 'boys-kurta':
      return [
        {
          of: 'bottoms',
          half: [10.6, 12.8, 1.5],
          at: [0, -0.9, 0],
          turn: -8,
          layers: 4,
          trim: 'none',
          seed: 6,
        },
        {
          ...upper([10.2, 11.8, 1.6], -15, 7, { shape: 'band', halfWidth: 4.2, drop: 2.8, placket: 13 }),
          trim: 'none',
          at: [0.3, 0.5, 3.1],
        },
      ];
    case 'lehenga-choli':
      return [
        { of: 'fabric', half: [11.6, 13.4, 2.6], at: [0, 0, 0], turn: 12, layers: 6, trim: 'near', seed: 4 },
        {
          of: 'edge',
          half: [10.4, 8, 1],
          at: [0.4, 4, 5.2],
          turn: 7,
          layers: 2,
          trim: 'near',
          seed: 8,
          front: { shape: 'round', halfWidth: 5.6, drop: 6.4, placket: 0 },
        },
      ];
    case 'frock':
      return [
        upper([10.4, 12.4, 2.2], -11, 4, {
          shape: 'round',
          halfWidth: 5.8,
          drop: 6.6,
          placket: 0,
          isPlain: true,
        }),
      ];
    case 'anarkali':
      return [upper([13, 16, 3], -10, 9, worn(0))];
    case 'kurti-short':
      return [upper([13, 13.4, 1.9], 9, 5, worn(12))];
    case 'kurti-aline':
      return [upper([12.5, 15.5, 2.1], -13, 6, worn(14))];
    default:
      return [upper([12.5, 15.5, 2.1], 14, 4, worn(14))];
  }
}

function upper(half: Bundle['half'], turn: number, seed: number, front: FoldedFront): FoldedPiece {
  const layers = Math.round(half[2] * 2);
  return { of: 'fabric', half, at: [0, 0, 0], turn, layers, trim: 'near', seed, front };
}
