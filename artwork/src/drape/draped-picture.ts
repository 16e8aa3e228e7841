import { availableParallelism } from 'node:os';
import type { DemoPicture, GarmentName } from '@gulmohar/demo/catalogue/types.ts';
import { createPicture, type Picture, type Wall } from '../drawing/picture.ts';
import { wholeView } from '../drawing/view.ts';
import { drawFabric } from '../patterns/fabrics/draw-fabric.ts';
import { cached, codeMark } from './cache.ts';
import { paint } from './composite/paint.ts';
import { coverWall, shade } from './composite/shade.ts';
import { paintWall } from './composite/wall.ts';
import type { Shape, ViewName } from './garments/shape.ts';
import { shapeFor } from './garments/shapes.ts';
import { lightView } from './light/light-view.ts';
import type { LitView } from './light/lit-view.ts';
import { surfaceOf } from './light/surface.ts';

type DrapedRequest = DemoPicture & {
  view: ViewName;
  wall: Wall;
  /** Pixels; 1200 without it. The height follows at 3:4. */
  width?: number;
};

const WIDTH = 1200;
/** Pixels that are lit for one of the picture, each way. */
const FINER = 2;
/** Pictures narrower than this are of cloth with few points: enough for a look or a test. */
const ROUGH_BELOW = 400;
const ROUGH_SPACING = 3.4;
const DRAPING_CODE = ['pattern', 'body', 'cloth'];

/** Whether a garment is worn or hung; everything else is solid. */
export function isDraped(garment: GarmentName): boolean {
  return shapeFor({ garment, options: {} }) !== undefined;
}

/** Names what two pictures must have in common to follow each other quickly. */
export function drapedShape(picture: DemoPicture, view: ViewName): string {
  return `${shapeFor(picture)?.name ?? 'none'} ${view}`;
}

/**
 * A garment as worn by an invisible figure, in any cloth. The first picture of a shape and view takes a minute or more
 * (draping and lighting), the next ones seconds; the same request gives the same bytes.
 */
export async function drapedPicture(request: DrapedRequest): Promise<Picture> {
  const shape = shapeFor(request);
  if (!shape) throw new Error(`No one knows how to sew a ${request.garment}`);
  const { options, width = WIDTH } = request;
  const view = await litView(shape, request.view, width * FINER);
  const dress = shape.dress({
    fabric: await drawFabric(request.fabric),
    bottoms: options.bottoms && (await drawFabric(options.bottoms)),
    dupatta: options.dupatta && (await drawFabric(options.dupatta)),
  });
  const picture = createPicture(wholeView(width));
  paintWall(picture, view, request.wall);
  coverWall(picture, view);
  shade(picture, view, paint(view, dress), dress);
  return picture;
}

let last: { key: string; view: LitView } | undefined;

/** The shape in white light; kept on disk, and the last one in memory. */
async function litView(shape: Shape, viewName: ViewName, width: number): Promise<LitView> {
  const isRough = width < ROUGH_BELOW * FINER;
  const name = isRough ? `${shape.name} rough` : shape.name;
  const key = `${name} ${viewName} ${width}`;
  if (last?.key === key) return last.view;
  const code = [...DRAPING_CODE, ...shape.code];
  const view = await cached(key, codeMark([...code, 'light', 'garments/shape.ts']), async () => {
    const cloth = await cached(name, codeMark(code), () => shape.drape(isRough ? ROUGH_SPACING : undefined));
    const surface = surfaceOf(cloth, viewName === 'detail' ? 2 : 1);
    return lightView(surface, shape.framings[viewName], width, Math.min(2, availableParallelism()));
  });
  last = { key, view };
  return view;
}
