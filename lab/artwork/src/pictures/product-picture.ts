import type { DemoPicture } from '@gulmohar/demo/catalogue/types.ts';
import { type Setting, settingFor } from '../accessories/settings.ts';
import { drapedPicture, drapedShape } from '../drape/draped-picture.ts';
import type { Picture, Wall } from '../drawing/picture.ts';
import { drawFabric } from '../patterns/fabrics/draw-fabric.ts';
import { type Gaze, gazeAt } from '../solids/gaze.ts';
import { paintGaze } from '../solids/shade.ts';

/** The pictures of a product in order; the last one shows its scale. */
export const kinds = ['front', 'back', 'detail', 'scale'] as const;
export type Kind = (typeof kinds)[number];

/** A product's pose and background. */
export type Staging = {
  wall: Wall;
  /** Turned slightly to one side instead of facing the viewer. */
  isTurned: boolean;
};

/**
 * Traced solids are soft enough to be drawn smaller and enlarged: to this width, px, and to the larger one
 * only for zooming.
 */
const TRACED = { most: 900, zoomed: 1200 };

/**
 * Draws one picture of a product. The same arguments give the same picture.
 * @param width px; traced solids come out smaller
 */
export async function drawProduct(
  picture: DemoPicture,
  kind: Kind,
  { wall, isTurned }: Staging,
  width = 1200,
): Promise<Picture> {
  const { options } = picture;
  const setting = settingFor(picture, kind);
  if (!setting) return drapedPicture({ ...picture, view: viewOf(kind, isTurned), wall, width });
  const fabric = await drawFabric(picture.fabric);
  const bottoms = options.bottoms ? await drawFabric(options.bottoms) : fabric.edge;
  const dupatta = options.dupatta ? await drawFabric(options.dupatta) : fabric;
  return paintSetting(
    setting,
    { fabric, bottoms, dupatta },
    wall,
    Math.min(width, kind === 'detail' ? TRACED.zoomed : TRACED.most),
  );
}

/**
 * Pictures that share their shape are drawn quickly one after the other, because only the last shape is kept.
 */
export function shapeOf(picture: DemoPicture, kind: Kind, isTurned: boolean): string {
  return settingFor(picture, kind)?.name ?? drapedShape(picture, viewOf(kind, isTurned));
}

function viewOf(kind: Kind, isTurned: boolean) {
  if (kind === 'front') return isTurned ? 'turned' : 'front';
  return kind === 'back' ? 'back' : 'detail';
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
