import { type Box, SCENE_HEIGHT, SCENE_WIDTH } from './geometry.ts';

/** A grid of pixels over a part of the scene. */
export type View = {
  /** Scene coordinates of the upper left corner. */
  left: number;
  top: number;
  unitsPerPx: number;
  /** Size in pixels. */
  width: number;
  height: number;
};

/** The whole scene, `width` pixels wide. */
export function wholeView(width: number): View {
  return {
    left: 0,
    top: 0,
    unitsPerPx: SCENE_WIDTH / width,
    width,
    height: Math.round((width * SCENE_HEIGHT) / SCENE_WIDTH),
  };
}

/** A part of the scene, `zoom` times as large, around a centre. */
export function closeView(width: number, centre: readonly [number, number], zoom: number): View {
  const whole = wholeView(width);
  const unitsPerPx = whole.unitsPerPx / zoom;
  return {
    ...whole,
    unitsPerPx,
    left: centre[0] - (whole.width * unitsPerPx) / 2,
    top: centre[1] - (whole.height * unitsPerPx) / 2,
  };
}

/** The window of a view that covers a box and a margin around it (units); undefined when they do not meet. */
export function windowOf(
  view: View,
  box: Box,
  margin: number,
): (View & { column: number; row: number }) | undefined {
  const first = (at: number, start: number) => Math.floor((at - margin - start) / view.unitsPerPx);
  const last = (at: number, start: number) => Math.ceil((at + margin - start) / view.unitsPerPx);
  const column = Math.max(0, first(box.left, view.left));
  const row = Math.max(0, first(box.top, view.top));
  const width = Math.min(view.width, last(box.right, view.left)) - column;
  const height = Math.min(view.height, last(box.bottom, view.top)) - row;
  if (width <= 0 || height <= 0) return undefined;
  return {
    column,
    row,
    width,
    height,
    unitsPerPx: view.unitsPerPx,
    left: view.left + column * view.unitsPerPx,
    top: view.top + row * view.unitsPerPx,
  };
}
