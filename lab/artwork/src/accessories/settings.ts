import type { DemoPicture } from '@gulmohar/demo/catalogue/types.ts';
import { isFestive } from '../drape/garments/dressing.ts';
import { rgb, rgbHex } from '../patterns/colour.ts';
import type { Fabric } from '../patterns/fabric.ts';
import type { Camera, Solid, SolidScene } from '../solids/solid.ts';
import { bangles } from './bangles.ts';
import { bundle } from './folded.ts';
import { type FoldedPiece, foldedGarment } from './folded-garments.ts';
import { jhumkas } from './jhumka.ts';
import { jutti } from './jutti.ts';
import { potli } from './potli.ts';
import { type TapePlace, tapeMeasure } from './tape-measure.ts';

/** The cloths and colours of a setting; the shapes do not depend on them. */
export type Cloths = { fabric: Fabric; bottoms: Fabric | string; dupatta: Fabric | undefined };

export type Setting = Omit<SolidScene, 'ground' | 'solids'> & {
  /** Settings of the same name have the same shape. */
  name: string;
  solids: (cloths: Cloths, pxPerCm: number) => SolidScene['solids'];
};

type Worn = Pick<DemoPicture, 'garment' | 'options'>;

/** For garments without a back view of their own, 'back' is another side. */
type Kind = 'front' | 'back' | 'detail' | 'scale';

/** How a garment or accessory lies or hangs in a picture; undefined for garments that are worn. */
export function settingFor(picture: Worn, kind: Kind): Setting | undefined {
  switch (picture.garment) {
    case 'jutti':
      return {
        name: `jutti-${kind}`,
        solids: measured(kind, { start: -14, middle: -15.5, length: 28 }, shoes(kind)),
        camera: pick(kind, shoeCameras),
      };
    case 'potli':
      return {
        name: `potli-${kind}`,
        solids: measured(kind, { start: -12, middle: -10.5, length: 24 }, ({ fabric }, pxPerCm) =>
          potli(fabric, pxPerCm, 3),
        ),
        camera: pick(kind, bagCameras),
      };
    case 'jhumka':
      return {
        name: `jhumka-${kind}`,
        solids: measured(kind, { start: -4.6, middle: -2.2, length: 9.2, wallY: 1.3 }, (cloths) =>
          jhumkas(jewelColours(cloths)),
        ),
        camera: pick(kind, earringCameras),
        wallY: 1.3,
        hanging: true,
      };
    case 'bangles':
      return {
        name: `bangles-${kind}`,
        solids: measured(kind, { start: -5.6, middle: -7.8, length: 10 }, (cloths) =>
          bangles(lacColours(cloths), 3),
        ),
        camera: pick(kind, bangleCameras),
      };
    case 'suit-piece':
      return {
        name: `suit-${kind}`,
        solids: measured(kind, { start: -16, middle: -21.5, length: 33 }, stack(suitPieces)),
        camera: pick(kind, suitCameras),
      };
    default:
      return kind === 'scale' ? foldedSetting(picture) : undefined;
  }
}

function foldedSetting({ garment, options }: Worn): Setting {
  const isSmall = garment === 'frock' || garment === 'lehenga-choli' || garment === 'boys-kurta';
  const width = isSmall ? 37 : 42;
  return {
    name: `folded-${garment}-${options.neck ?? 'round'}`,
    solids: measured(
      'scale',
      { start: -15, middle: isSmall ? -18 : -21.5, length: isSmall ? 27 : 30 },
      stack(foldedGarment(garment, options)),
    ),
    camera: { target: [0, -1, garment.endsWith('-set') ? 4 : 2], azimuth: 0, elevation: 40, width },
  };
}

const suitPieces: FoldedPiece[] = [
  { of: 'bottoms', half: [13, 15.5, 1.9], at: [1.2, 1, 0], turn: 26, layers: 4, trim: 'none', seed: 6 },
  { of: 'fabric', half: [12.6, 15, 2.3], at: [0, 0, 4.1], turn: 14, layers: 5, trim: 'near', seed: 7 },
  { of: 'dupatta', half: [11.6, 7.6, 1.3], at: [-0.6, 3.2, 8.9], turn: 2, layers: 3, trim: 'near', seed: 8 },
];

/** Adds a tape measure beside the objects in the picture that shows scale. */
function measured(kind: Kind, tape: TapePlace, solids: Setting['solids']): Setting['solids'] {
  if (kind !== 'scale') return solids;
  return (cloths, pxPerCm): Solid[] => [...solids(cloths, pxPerCm), tapeMeasure(tape)];
}

function stack(shape: FoldedPiece[]): Setting['solids'] {
  return (cloths, pxPerCm) =>
    shape.map(({ of, ...piece }) => {
      const { fabric, bottoms, dupatta = fabric } = cloths;
      const chosen = { fabric, bottoms, dupatta, edge: isFestive(fabric) ? fabric.edge : fabric }[of];
      return typeof chosen === 'string'
        ? bundle({ ...piece, fabric: cloths.fabric, plain: chosen }, pxPerCm)
        : bundle({ ...piece, fabric: chosen }, pxPerCm);
    });
}

function shoes(kind: Kind): Setting['solids'] {
  return ({ fabric }, pxPerCm) =>
    kind === 'back'
      ? [
          ...jutti(fabric, { x: -5, y: 1, turn: 8, left: true }, pxPerCm),
          ...jutti(fabric, { x: 5, y: -1, turn: -6, left: false }, pxPerCm),
        ]
      : [
          ...jutti(fabric, { x: -6, y: 0, turn: -14, left: true }, pxPerCm),
          ...jutti(fabric, { x: 6.2, y: 2, turn: -30, left: false }, pxPerCm),
        ];
}

function lacColours({ fabric }: Cloths) {
  return { lac: fabric.edge, accent: average(fabric), pale: '#e8b84a' };
}

function jewelColours({ fabric }: Cloths) {
  return { enamel: average(fabric), stone: isGreen(average(fabric)) ? '#a31232' : '#0f6b4a' };
}

/** Whether a colour is green. Green enamel gets rubies, any other gets emeralds. */
function isGreen(colour: string): boolean {
  const [red, green, blue] = rgb(colour);
  return green > red && green > blue;
}

/** The average colour of the field. */
function average({ body }: Fabric): string {
  const sum = [0, 0, 0];
  const step = 97;
  let count = 0;
  for (let i = 0; i < body.width * body.height; i += step, count++) {
    for (let c = 0; c < 3; c++) sum[c] = (sum[c] ?? 0) + (body.color[i * 3 + c] ?? 0);
  }
  const [red = 0, green = 0, blue = 0] = sum.map((value) => value / count);
  return rgbHex([red, green, blue]);
}

function pick(kind: Kind, cameras: Record<Kind, Camera>): Camera {
  return cameras[kind];
}

const shoeCameras: Record<Kind, Camera> = {
  front: { target: [0.4, 0.4, 1], azimuth: 0, elevation: 54, width: 30.5 },
  detail: { target: [-5.2, 6.4, 2.5], azimuth: -18, elevation: 40, width: 13.5 },
  back: { target: [0.4, 0, 1], azimuth: 152, elevation: 38, width: 31 },
  scale: { target: [0, -2, 1], azimuth: 0, elevation: 46, width: 40 },
};
const bagCameras: Record<Kind, Camera> = {
  front: { target: [0, -1, 12.6], azimuth: 0, elevation: 12, width: 29 },
  detail: { target: [0.6, -3, 11.4], azimuth: -12, elevation: 16, width: 15 },
  back: { target: [0, 0.5, 12.6], azimuth: 163, elevation: 14, width: 29 },
  scale: { target: [0, -1, 10.5], azimuth: 0, elevation: 20, width: 38 },
};
const earringCameras: Record<Kind, Camera> = {
  front: { target: [0, 0, 2.55], azimuth: 8, elevation: 4, width: 9.4 },
  detail: { target: [-2.1, 0, 1.75], azimuth: 14, elevation: 8, width: 4.2 },
  back: { target: [0, 0, 2.4], azimuth: -28, elevation: 14, width: 8.6 },
  scale: { target: [0, 0, 1.4], azimuth: 0, elevation: 4, width: 12.5 },
};
const bangleCameras: Record<Kind, Camera> = {
  front: { target: [1.4, -1, 2.6], azimuth: 0, elevation: 27, width: 12.8 },
  detail: { target: [-1.6, -2, 4.2], azimuth: -16, elevation: 30, width: 5.6 },
  back: { target: [0.3, -0.6, 2.2], azimuth: 40, elevation: 48, width: 12 },
  scale: { target: [0.6, -2.2, 1.6], azimuth: 0, elevation: 38, width: 16 },
};
const suitCameras: Record<Kind, Camera> = {
  front: { target: [2, 0, 4.6], azimuth: 0, elevation: 42, width: 44 },
  detail: { target: [0.5, -6, 6], azimuth: 10, elevation: 40, width: 22 },
  back: { target: [0, 0, 4.2], azimuth: 34, elevation: 30, width: 42 },
  scale: { target: [0.6, -2, 4], azimuth: 0, elevation: 42, width: 50 },
};
