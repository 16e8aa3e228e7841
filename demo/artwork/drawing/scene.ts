import { drawWall, type Wall } from './backdrop.ts';
import { drawPanel } from './draw-panel.ts';
import type { Panel } from './panel.ts';
import type { Picture } from './picture.ts';
import { drawSvg } from './svg.ts';
import type { View } from './view.ts';

/** A piece of cloth, or a thing drawn as SVG in scene units. */
export type Layer = Panel | { svg: string };

export type Scene = { wall: Wall; layers: Layer[] };

export async function drawScene(scene: Scene, view: View): Promise<Picture> {
  const picture = drawWall(view, scene.wall);
  for (const layer of scene.layers) {
    if ('svg' in layer) await drawSvg(picture, layer.svg);
    else await drawPanel(picture, layer);
  }
  return picture;
}
