import type { Fabric } from '../../patterns/fabric.ts';
import type { Band, Layer, Placket } from '../composite/dress.ts';
import type { BottomsName } from './bottoms.ts';

/** The linen of a dress form. */
export function formLayer(fabric: Fabric): Layer {
  return { fabric, plain: '#dccdb4', bands: [], stitching: [], crumple: 0.1 };
}

/** The width of a cloth's border, at most `atMost`, cm. */
export function borderWidth({ border }: Fabric, atMost: number): number {
  return Math.min(atMost, border.height / border.pxPerCm);
}

export function hemBand(fabric: Fabric, atMost: number): Band {
  return { edge: 'hem', from: 0, width: borderWidth(fabric, atMost), cloth: fabric.border };
}

/** Trim at the neck: a strip of the border if it contains metal thread, otherwise plain piping. */
export function neckBands(fabric: Fabric): Band[] {
  const facing: Band = { edge: 'neck', from: 0, width: 4.2, cloth: fabric.edge, inside: true };
  if (!isFestive(fabric)) return [facing, { edge: 'neck', from: 0, width: 1.5, cloth: fabric.edge }];
  return [facing, { edge: 'neck', from: 0, width: borderWidth(fabric, 4.2), cloth: fabric.border }];
}

/** Whether a large part of the border is metal. */
export function isFestive({ border }: Fabric): boolean {
  let metal = 0;
  for (const value of border.zari) metal += value;
  return metal / border.zari.length > 20;
}

const bottomBorders: Record<BottomsName, number> = { trousers: 2.6, palazzo: 7, sharara: 7.5, pyjama: 2 };

/**
 * The bottoms of a set, in their own cloth with its border, or plain. On a sharara a band of the border
 * covers the joint.
 */
export function bottomsLayer(fabric: Fabric, own: Fabric | undefined, name: BottomsName): Layer {
  const border = bottomBorders[name];
  const cloth = own ?? fabric;
  return {
    fabric: cloth,
    ...(own ? {} : { plain: fabric.edge }),
    bands: [
      ...(own || border > 3 ? [hemBand(cloth, border)] : []),
      ...(name === 'sharara'
        ? [{ edge: 'waist', from: 0, width: borderWidth(cloth, 2.6), cloth: cloth.border } as const]
        : []),
    ],
    stitching: own ? [] : [{ edge: 'hem', at: 2.5 }],
    crumple: 0.7,
  };
}

/** @param drop depth of the neck, cm */
export function placketBelow(fabric: Fabric, drop: number, bottom: number, halfWidth = 1.5): Placket {
  return {
    top: drop,
    bottom,
    halfWidth,
    colour: fabric.edge,
    buttons: Math.round((bottom - drop) / 4.6),
    button: '#e6d3a8',
  };
}
