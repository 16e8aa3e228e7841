/** What staging needs to know about a product. */
export type Staged = {
  /** Products of the same shape in the same pose look alike from a distance. */
  shape: string;
  canTurn: boolean;
  /** The indices of the walls that contrast with it. */
  walls: readonly number[];
};

/** The first walls are pale; deep ones are for cloth that needs them. */
const PALE = 4;

export type Stage = { wall: number; isTurned: boolean };

/**
 * The default listing has two, three or four products in a row: products at these distances are beside or
 * below each other.
 */
export const NEIGHBOURS = [1, 2, 4, 3] as const;

/**
 * Chooses wall and pose of each product in the order of the default listing. Avoids a neighbour's wall if
 * another one contrasts with the product, and alternates the poses of one shape. The same list gives the same
 * choice.
 */
export function stageProducts(products: readonly Staged[]): Stage[] {
  const stages: Stage[] = [];
  const used = new Map<number, number>();
  for (const [index, product] of products.entries()) {
    const stage = bestOf(candidates(product), (one) => cost(one, index));
    used.set(stage.wall, (used.get(stage.wall) ?? 0) + 1);
    stages.push(stage);
  }
  return stages;

  function cost(stage: Stage, index: number): number {
    let sum = 0.02 * (used.get(stage.wall) ?? 0) + (stage.wall < PALE ? 0 : 3);
    for (const [rank, distance] of NEIGHBOURS.entries()) {
      const neighbour = stages[index - distance];
      if (!neighbour) continue;
      const isAlike =
        products[index - distance]?.shape === products[index]?.shape && neighbour.isTurned === stage.isTurned;
      const weight = 1 / (rank + 1);
      if (neighbour.wall === stage.wall) sum += 10 * weight;
      if (isAlike) sum += 4 * weight;
      if (neighbour.wall === stage.wall && isAlike) sum += 100;
    }
    return sum;
  }
}

function candidates({ canTurn, walls }: Staged): Stage[] {
  const poses = canTurn ? [false, true] : [false];
  return walls.flatMap((wall) => poses.map((isTurned) => ({ wall, isTurned })));
}

function bestOf(stages: readonly Stage[], cost: (stage: Stage) => number): Stage {
  const [first, ...others] = stages;
  if (!first) throw new Error('No wall sets off this cloth');
  return others.reduce((best, one) => (cost(one) < cost(best) ? one : best), first);
}
