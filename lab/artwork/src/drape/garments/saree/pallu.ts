import type { Cloth } from '../../cloth/cloth.ts';
import { gridCloth, placesBetween } from '../../pattern/grid.ts';
import { type DrapeName, palluDrape, pleatsOf } from './drapes.ts';
import type { Fall } from './fall.ts';
import { lay } from './loft.ts';

/** The cloth from the hip over the shoulder to the end piece. */
export function palluCloth(name: DrapeName, fall: Fall, spacing: number): Cloth {
  const drape = palluDrape(name, fall);
  const { width, hang } = drape;
  const columns = placesBetween(0, width, spacing * 0.42);
  const laid = lay(
    {
      ...drape,
      slant: drape.slant ?? 0,
      pleats: pleatsOf(drape, fall),
      thickness: fall.palluThickness,
      round: fall.round,
      wander: fall.wander,
      off: 0.8,
    },
    columns,
  );
  const before = placesBetween(-1, 0, (spacing * 0.8) / laid.before).slice(0, -1);
  const rows = [...before, ...placesBetween(0, hang, spacing * 0.8)];
  const turn = drape.uprightAfter ? 1 : -1;
  return gridCloth({
    part: 'dupatta',
    insideOut: true,
    columns,
    rows,
    place: (x, row) => laid.at(x, row).place,
    grain: (x, row) => [x, turn * laid.at(x, row).along],
    edges: {
      hem: (x, row) => [Math.min(x, width - x), laid.at(x, row).along],
      slit: (x, row) => [hang - laid.at(x, row).along, x],
    },
  });
}
