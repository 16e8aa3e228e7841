import type { DemoPicture, GarmentName } from '../../catalogue/types.ts';
import { type Setting, settingFor } from '../accessories/settings.ts';
import { drapedPicture, drapedShape, isDraped } from '../drape/draped-picture.ts';
import type { Wall } from '../drawing/backdrop.ts';
import type { Picture } from '../drawing/picture.ts';
import { drawScene } from '../drawing/scene.ts';
import { closeView, wholeView } from '../drawing/view.ts';
import { anarkali, frock, lehengaCholi } from '../garments/dresses.ts';
import { alineKurti, kurti, shortKurti } from '../garments/kurtis.ts';
import { dupatta, saree } from '../garments/lengths.ts';
import type { Hanging, Outfit } from '../garments/outfit.ts';
import { boysKurta, kurtiSet, palazzoSet, shararaSet } from '../garments/sets.ts';
import { drawFabric } from '../patterns/fabrics/draw-fabric.ts';
import { type Gaze, gazeAt } from '../solids/gaze.ts';
import { paintGaze } from '../solids/shade.ts';
import { wallFor } from './wall.ts';

export const kinds = ['whole', 'detail', 'folded'] as const;
export type Kind = (typeof kinds)[number];

const drapedViews = { whole: 'front', detail: 'detail', folded: 'back' } as const;

/** Traced solids are soft enough to be drawn smaller and enlarged. */
const TRACED_PART = 0.75;

const hangings: Partial<Record<GarmentName, (outfit: Outfit) => Hanging>> = {
  kurti,
  'kurti-aline': alineKurti,
  'kurti-short': shortKurti,
  anarkali,
  'kurti-set': kurtiSet,
  'palazzo-set': palazzoSet,
  'sharara-set': shararaSet,
  saree,
  dupatta,
  frock,
  'lehenga-choli': lehengaCholi,
  'boys-kurta': boysKurta,
};

/** Draws one picture of a product. The same arguments give the same picture. @param width px; traced solids come out a quarter smaller */
export async function drawProduct({ garment, fabric: name, options }: DemoPicture, slug: string, kind: Kind, width = 1200): Promise<Picture> {
  const fabric = await drawFabric(name);
  const bottoms = options.bottoms ? await drawFabric(options.bottoms) : fabric.edge;
  const shawl = options.dupatta ? await drawFabric(options.dupatta) : fabric;
  const wall = wallFor(fabric, slug);
  const setting = settingFor(garment, kind);
  if (setting) return paintSetting(setting, { fabric, bottoms, dupatta: shawl }, wall, width * TRACED_PART);
  if (isDraped(garment)) {
    return drapedPicture({ garment, fabric: name, options, view: drapedViews[kind], wall, width });
  }
  const hang = hangings[garment];
  if (!hang) throw new Error(`No one knows how to draw a ${garment}`);
  const { layers, close } = hang({
    fabric,
    bottoms,
    dupatta: garment === 'boys-kurta' ? undefined : shawl,
    sleeve: options.sleeve ?? 'three-quarter',
    neck: options.neck ?? 'round',
    side: 'front',
    seed: seedOf(slug),
  });
  return drawScene({ wall, layers }, kind === 'whole' ? wholeView(width) : closeView(width, close.centre, close.zoom));
}

/** Pictures that share their shape can follow one another quickly: only the last shape is kept. */
export function shapeOf(picture: DemoPicture, kind: Kind): string {
  const setting = settingFor(picture.garment, kind);
  if (setting) return setting.name;
  return isDraped(picture.garment) ? drapedShape(picture, drapedViews[kind]) : 'wall';
}

let last: { name: string; gaze: Gaze } | undefined;

function paintSetting({ name, solids, ...setting }: Setting, cloths: Parameters<Setting['solids']>[0], ground: Wall, width: number): Picture {
  const scene = { ...setting, solids: solids(cloths, width / setting.camera.width), ground };
  if (last?.name !== name || last.gaze.width !== width) last = { name, gaze: gazeAt(scene, width) };
  return paintGaze(last.gaze, scene);
}

function seedOf(slug: string): number {
  return [...slug].reduce((sum, letter) => (sum * 33 + letter.charCodeAt(0)) % 9973, 5);
}
