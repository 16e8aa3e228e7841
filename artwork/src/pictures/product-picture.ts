import type { DemoPicture } from '@gulmohar/demo/catalogue/types.ts';
import { type Setting, settingFor } from '../accessories/settings.ts';
import { drapedPicture, drapedShape } from '../drape/draped-picture.ts';
import type { Picture, Wall } from '../drawing/picture.ts';
import { drawFabric } from '../patterns/fabrics/draw-fabric.ts';
import { type Gaze, gazeAt } from '../solids/gaze.ts';
import { paintGaze } from '../solids/shade.ts';
import { wallFor } from './wall.ts';

export const kinds = ['whole', 'detail', 'folded'] as const;
export type Kind = (typeof kinds)[number];

/** Traced solids are soft enough to be drawn smaller and enlarged. */
const TRACED_PART = 0.75;

/**
 * Draws one picture of a product. The same arguments give the same picture.
 * @param width px; traced solids come out a quarter smaller
 */
export async function drawProduct(
  picture: DemoPicture,
  slug: string,
  kind: Kind,
  width = 1200,
): Promise<Picture> {
  const { garment, options } = picture;
  const fabric = await drawFabric(picture.fabric);
  const wall = wallFor(fabric, slug);
  const setting = settingFor(garment, kind);
  if (!setting) return drapedPicture({ ...picture, view: viewOf(kind), wall, width });
  const bottoms = options.bottoms ? await drawFabric(options.bottoms) : fabric.edge;
  const dupatta = options.dupatta ? await drawFabric(options.dupatta) : fabric;
  return paintSetting(setting, { fabric, bottoms, dupatta }, wall, width * TRACED_PART);
}

/** Pictures that share their shape can follow one another quickly: only the last shape is kept. */
export function shapeOf(picture: DemoPicture, kind: Kind): string {
  return settingFor(picture.garment, kind)?.name ?? drapedShape(picture, viewOf(kind));
}

function viewOf(kind: Kind) {
  return kind === 'whole' ? 'front' : 'detail';
}

let last: { name: string; gaze: Gaze } | undefined;

function paintSetting(
  { name, solids, ...setting }: Setting,
  cloths: Parameters<Setting['solids']>[0],
  ground: Wall,
  width: number,
): Picture {
  const scene = { ...setting, solids: solids(cloths, width / setting.camera.width), ground };
  if (last?.name !== name || last.gaze.width !== width) last = { name, gaze: gazeAt(scene, width) };
  return paintGaze(last.gaze, scene);
}
