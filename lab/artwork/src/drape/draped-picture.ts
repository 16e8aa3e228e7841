import { availableParallelism } from 'node:os';
import type { DemoPicture, GarmentName } from '@gulmohar/demo/catalogue/types.ts';
import { lightnessOf } from '../drawing/lightness.ts';
import { createPicture, type Picture, type Wall } from '../drawing/picture.ts';
import { wholeView } from '../drawing/view.ts';
import { drawFabric } from '../patterns/fabrics/draw-fabric.ts';
import { cached, codeMark } from './cache.ts';
import { paint } from './composite/paint.ts';
import { isSheer, seeThrough } from './composite/see-through.ts';
import { coverWall, shade } from './composite/shade.ts';
import { softenEdges } from './composite/soften-edges.ts';
import { paintWall } from './composite/wall.ts';
import { formLayer } from './garments/dressing.ts';
import type { Shape, ViewName } from './garments/shape.ts';
import { shapeFor } from './garments/shapes.ts';
import { lightView } from './light/light-view.ts';
import type { LitView } from './light/lit-view.ts';
import { surfaceOf } from './light/surface.ts';
import { turned } from './light/turn.ts';
import { lessPart, together } from './pattern/grid.ts';
import type { Part } from './pattern/piece.ts';

type DrapedRequest = DemoPicture & {
  view: ViewName;
  wall: Wall;
  /** Pixels, 1200 by default. The height follows from 3:4. */
  width?: number;
  /** Leaves out the dress form, for places where its stand would not end out of the picture. */
  isFormless?: true;
};

const WIDTH = 1200;
/** Supersampling factor in each direction. */
const FINER = 2;
/** Wider pictures are for zooming: they have one sample a pixel, and edges are softened instead. */
const ZOOMED_FROM = 1800;
/** Pictures narrower than this use cloth with few points, good enough for previews and tests. */
const ROUGH_BELOW = 400;
const ROUGH_SPACING = 3.4;
const DRAPING_CODE = ['pattern', 'body', 'cloth'];

/** Whether a garment is worn or hung; all others are modelled as solids. */
export function isDraped(garment: GarmentName): boolean {
  return shapeFor({ garment, fabric: 'khadi-mustard', options: {} }) !== undefined;
}

/** The name shared by pictures that can be drawn quickly after each other. */
export function drapedShape(picture: DemoPicture, view: ViewName): string {
  return `${shapeFor(picture)?.name ?? 'none'} ${view}`;
}

/**
 * Draws a garment as worn by an invisible figure, in any cloth. The first picture of a shape and view takes a
 * minute or more (draping and lighting), further ones seconds; the same request gives the same bytes.
 */
export async function drapedPicture(request: DrapedRequest): Promise<Picture> {
  const sewn = shapeFor(request);
  if (!sewn) throw new Error(`No one knows how to sew a ${request.garment}`);
  const { options, wall, width = WIDTH, isFormless } = request;
  const shape = isFormless ? { ...sewn, form: undefined } : sewn;
  const fabric = await drawFabric(request.fabric);
  const clothing = shape.dress({
    fabric,
    bottoms: options.bottoms && (await drawFabric(options.bottoms)),
    dupatta: options.dupatta && (await drawFabric(options.dupatta)),
  });
  const dress = shape.form ? { ...clothing, rod: formLayer(fabric) } : clothing;
  const isZoomed = width >= ZOOMED_FROM;
  const seen = async (without?: Part) => {
    const view = await litView(shape, request.view, isZoomed ? width : width * FINER, without);
    const picture = createPicture(wholeView(width));
    paintWall(picture, view, wall);
    coverWall(picture, view);
    const painted = paint(view, dress);
    shade(picture, view, painted, dress, lightnessOf(fabric));
    return { picture, view, painted };
  };
  const { picture, view, painted } = await seen();
  if (shape.veil && isSheer(dress, shape.veil)) {
    const behind = await seen(shape.veil);
    seeThrough(picture, behind.picture, view, painted, dress, shape.veil);
  }
  if (isZoomed) softenEdges(picture, view);
  return picture;
}

let recent: { key: string; view: LitView }[] = [];

/**
 * The shape in white light; cached on disk, and the last two in memory.
 * @param without a part that is left out
 */
async function litView(shape: Shape, viewName: ViewName, width: number, without?: Part): Promise<LitView> {
  const isRough = width < ROUGH_BELOW * FINER;
  const name = isRough ? `${shape.name} rough` : shape.name;
  const key = `${name} ${viewName}${shape.form ? ' on its form' : ''}${without ? ` without ${without}` : ''} ${width}`;
  const known = recent.find((one) => one.key === key);
  if (known) return known.view;
  const code = [...DRAPING_CODE, ...shape.code];
  const framing = shape.framings[viewName];
  const mark = codeMark(
    [...code, 'light', 'garments/shape.ts', 'garments/folds.ts', 'garments/dress-form.ts'],
    JSON.stringify(framing),
  );
  const view = await cached(key, mark, async () => {
    const cloth = await cached(name, codeMark(code), () => shape.drape(isRough ? ROUGH_SPACING : undefined));
    const rounds = viewName === 'detail' && !shape.isFine ? 2 : 1;
    const hung = shape.form ? together([cloth, shape.form()]) : cloth;
    const worn = turned(without ? lessPart(hung, without) : hung, framing.turn ?? 0);
    const surface = surfaceOf(worn, rounds, shape.relief);
    return lightView(surface, framing, width, Math.min(2, availableParallelism()));
  });
  recent = [{ key, view }, ...recent].slice(0, 2);
  return view;
}
