import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';

/** The values of a line, one per point; null: nothing to show, so the line has a gap. */
export type ChartValues = readonly (number | null)[];

const HEIGHT = 240;
const TOP = 12;
const RIGHT = 12;
const BOTTOM = 28;
/** Wide enough for 'Rs. 1.5L'. */
const LEFT = 64;
const TICKS = 4;
/** The space for a label below the axis, in pixels. */
const LABEL_WIDTH = 72;

/** Calculates the layout of a line chart, in pixels. @param width the available width */
export function chartFrame(width: number, series: readonly ChartValues[]) {
  const points = Math.max(1, ...series.map((values) => values.length));
  const inner = Math.max(1, width - LEFT - RIGHT);
  const most = Math.max(...series.flat().map((value) => value ?? 0));
  const y = scaleLinear([0, most || 1], [HEIGHT - BOTTOM, TOP]).nice(TICKS);
  const x = scaleLinear([0, Math.max(1, points - 1)], [LEFT, LEFT + inner]);
  const path = line<number | null>()
    .defined((value) => value !== null)
    .x((_, index) => x(index))
    .y((value) => y(value ?? 0));
  const every = Math.ceil(points / Math.max(1, Math.floor(inner / LABEL_WIDTH)));
  return {
    height: HEIGHT,
    left: LEFT,
    right: LEFT + inner,
    bottom: HEIGHT - BOTTOM,
    top: TOP,
    x,
    y,
    /** Without any value a single line at nought. */
    yTicks: most > 0 ? y.ticks(TICKS) : [0],
    /** The points with a label. The last one, today, always has one. */
    labelled: Array.from({ length: points }, (_, index) => index).filter(
      (index) => (points - 1 - index) % every === 0,
    ),
    pathOf: (values: ChartValues) => path([...values]) ?? '',
    /** Returns the point nearest to a position. @param left pixels from the chart's left edge */
    pointAt: (left: number) => Math.min(points - 1, Math.max(0, Math.round(x.invert(left)))),
  };
}
