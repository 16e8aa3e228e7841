import { demoProducts } from '@gulmohar/demo/catalogue/products.ts';
import { cached, codeMark } from '../drape/cache.ts';
import { isDraped } from '../drape/draped-picture.ts';
import { drawFabric } from '../patterns/fabrics/draw-fabric.ts';
import { type Staging, shapeOf } from './product-picture.ts';
import { stageProducts } from './staging.ts';
import { walls, wallsFor } from './wall.ts';

const CODE = ['../patterns', 'crafts', 'borders', 'fabrics', 'motifs'].map((folder, at) =>
  at === 0 ? folder : `../patterns/${folder}`,
);

/** The wall and pose of every product in the demo, by its slug. */
export async function stageCatalogue(): Promise<Map<string, Staging>> {
  const mark = codeMark([...CODE, '../pictures/wall.ts', '../drawing/lightness.ts']);
  const staged = [];
  for (const { picture } of demoProducts) {
    const fitting = await cached(`walls ${picture.fabric}`, mark, async () => {
      const chosen = wallsFor(await drawFabric(picture.fabric));
      return chosen.map((wall) => walls.indexOf(wall));
    });
    staged.push({
      shape: shapeOf(picture, 'front', false),
      canTurn: isDraped(picture.garment) && picture.garment !== 'dupatta',
      walls: fitting,
    });
  }
  const stages = stageProducts(staged);
  return new Map(
    demoProducts.map(({ slug }, index) => {
      const { wall = 0, isTurned = false } = stages[index] ?? {};
      return [slug, { wall: walls[wall] ?? [0.76, 0.68, 0.56], isTurned }];
    }),
  );
}
