/** The whole picture is 1200 by 1600 units, whatever its size in pixels. */
export const SCENE_WIDTH = 1200;
export const SCENE_HEIGHT = 1600;

/** A pixel grid over a part of the scene. */
export type View = {
  /** Scene coordinates of the top left corner. */
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
