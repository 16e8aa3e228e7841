import type { DemoProduct } from './types.ts';

/** What completes the look of clothes, in the order in which it is shown. */
const PIECES = ['dupatta', 'jutti', 'jhumka'] as const;

/** Returns the ids of one accessory of each kind whose colours fit those of the clothes best; none for children. */
export function completeLook(to: DemoProduct, all: readonly DemoProduct[]): string[] {
  if (!to.tags.gender.includes('women')) return [];
  return PIECES.flatMap((piece) => {
    const choice = all.filter(({ id, tags }) => id !== to.id && tags.type.includes(piece));
    if (to.tags.type.includes(piece) || choice.length === 0) return [];
    return choice.reduce((best, other) => (fit(other, to) > fit(best, to) ? other : best)).id;
  });
}

/** The main colours of both count most, then shared occasions and materials; gold goes with everything. */
function fit({ tags }: DemoProduct, to: DemoProduct): number {
  const [main = ''] = to.tags.color;
  const shared = (group: 'color' | 'occasion' | 'material') =>
    tags[group].filter((value) => to.tags[group].includes(value)).length;
  const [other = ''] = tags.color;
  const isMain = Number(other === main) * 3 + Number(other === 'gold');
  return isMain + 2 * shared('color') + shared('occasion') + shared('material');
}
