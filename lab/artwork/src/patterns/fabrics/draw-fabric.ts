import type { FabricName } from '@gulmohar/demo/catalogue/fabric-names.ts';
import { drawStrip } from '../borders/strip.ts';
import type { Fabric } from '../fabric.ts';
import { GROUND_DETAIL } from '../palette.ts';
import type { Tile } from '../tile.ts';
import { dyedFabrics } from './dyed.ts';
import { printedFabrics } from './printed.ts';
import type { Recipe } from './recipe.ts';
import { workedFabrics } from './worked.ts';
import { wovenFabrics } from './woven.ts';

const recipes: Record<FabricName, Recipe> = {
  ...printedFabrics,
  ...dyedFabrics,
  ...workedFabrics,
  ...wovenFabrics,
};
const drawn = new Map<FabricName, Promise<Fabric>>();

/** The cloth of that name, drawn once in each process; the same name gives the same bytes. */
export function drawFabric(name: FabricName): Promise<Fabric> {
  const known = drawn.get(name) ?? draw(name);
  drawn.set(name, known);
  return known;
}

async function draw(name: FabricName): Promise<Fabric> {
  const { palette, body, border, pallu, surface } = recipes[name];
  const seed = seedOf(name);
  const design = await border(palette, seed + 2);
  const end = await pallu?.(palette, seed + 3);
  return {
    body: await body(palette, seed),
    border: isTile(design) ? design : await drawStrip(design, seed + 1),
    ...(end && { pallu: isTile(end) ? end : await drawStrip(end, seed + 3, GROUND_DETAIL) }),
    edge: palette.edge,
    surface,
  };
}

function isTile(design: object): design is Tile {
  return 'color' in design;
}

function seedOf(name: string): number {
  return [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 99991, 17);
}
