import { armholeOf, type BodiceCut, backPiece, bodiceSeams, frontPiece } from '../pattern/bodice.ts';
import { collarPiece } from '../pattern/collar.ts';
import type { Piece } from '../pattern/piece.ts';
import type { Seam } from '../pattern/sew.ts';
import { type SleeveCut, sleevePiece, sleeveSeams } from '../pattern/sleeve.ts';
import { type Around, aroundBody } from './placement.ts';

/**
 * The arms of the two figures, stretched out for dressing, and the position on them where a sleeve begins.
 */
export const womansArm = { shoulder: [0.15, 0.004, 1.348], degrees: 45, start: 16.5 } as const;
export const childsArm = { shoulder: [0.118, 0.003, 0.925], degrees: 45, start: 11 } as const;

type UpperBody = {
  cut: BodiceCut;
  around: Around;
  sleeve: Omit<SleeveCut, 'armhole' | 'segments'>;
  /** Height of a stand collar, cm; undefined without one. */
  collar?: number | undefined;
};

/**
 * Front, back and a pair of sleeves that fits their armholes, each in its starting position around the body.
 */
export function upperBody({ cut, around, sleeve, collar }: UpperBody, spacing: number): Piece[] {
  const { length, segments } = armholeOf(cut, spacing);
  const fitted = { ...sleeve, armhole: length, segments };
  const places = { front: aroundBody(around, 'front'), back: aroundBody(around, 'back') };
  return [
    frontPiece(cut, spacing, places.front),
    backPiece(cut, spacing, places.back),
    ...(collar ? [collarPiece(cut, collar, spacing, places)] : []),
    sleevePiece(fitted, 1),
    sleevePiece(fitted, -1),
  ];
}

/** The seams of these pieces, without the collar. */
export const upperSeams: Seam[] = [...bodiceSeams, ...sleeveSeams];
