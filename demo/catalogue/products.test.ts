import { describe, expect, test } from 'vitest';
import { demoFilters } from './filters.ts';
import { demoProducts } from './products.ts';

function labelled(label: string) {
  const found = demoProducts.filter((product) => product.tags.labels.includes(label));
  expect(found).toHaveLength(1);
  return found[0]?.stock;
}

describe('the demo catalogue', () => {
  test('is large enough to look like a shop, over all five categories', () => {
    expect(demoProducts.length).toBeGreaterThanOrEqual(24);
    expect(new Set(demoProducts.map(({ category }) => category)).size).toBe(5);
    expect(demoProducts.filter(({ bestseller }) => bestseller).length).toBeGreaterThanOrEqual(8);
  });

  test('gives every product an address of its own', () => {
    for (const { id } of demoProducts) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*-[a-z0-9]{6}$/);
    expect(new Set(demoProducts.map(({ id }) => id)).size).toBe(demoProducts.length);
    expect(new Set(demoProducts.map(({ slug }) => slug)).size).toBe(demoProducts.length);
  });

  test('has prices from Rs. 249 to Rs. 8,999, never above the MRP, and none that fits neither tax slab', () => {
    const prices = demoProducts.map(({ pricePaise }) => pricePaise);
    expect([Math.min(...prices), Math.max(...prices)]).toEqual([24_900, 899_900]);
    for (const { pricePaise, mrpPaise } of demoProducts) expect(pricePaise).toBeLessThanOrEqual(mrpPaise);
    const stitched = demoProducts.filter(
      ({ category }) => category !== 'Sarees' && category !== 'Accessories',
    );
    for (const { pricePaise } of stitched) expect(pricePaise > 262_500 && pricePaise <= 295_000).toBe(false);
  });

  test('has the special products that testers look for', () => {
    expect(Object.values(labelled('demo-sold-out') ?? {}).every((count) => count === 0)).toBe(true);
    expect(Object.values(labelled('demo-size-gone') ?? {}).filter((count) => count === 0)).toHaveLength(1);
    expect(Object.values(labelled('demo-low-stock') ?? {}).every((count) => count === 3)).toBe(true);
    expect(labelled('demo-unsized-3')).toBe(3);
    expect(labelled('demo-last-one')).toMatchObject({ M: 1 });
  });

  test('fills every value of every filter, and uses no value that a shopper could not choose', () => {
    const used = new Map<string, Set<string>>();
    const use = (name: string, values: string[]) =>
      used.set(name, new Set([...(used.get(name) ?? []), ...values]));
    for (const product of demoProducts) {
      use('category', [product.category]);
      use('subCategory', [product.subCategory]);
      use('size', typeof product.stock === 'number' ? [] : Object.keys(product.stock));
      const { gender, color, material, occasion, type } = product.tags;
      for (const [name, values] of Object.entries({ gender, color, material, occasion, type }))
        use(name, values);
    }
    for (const { name, values } of demoFilters) {
      expect([name, [...(used.get(name) ?? [])].sort()]).toEqual([
        name,
        values.map(({ value }) => value).sort(),
      ]);
    }
  });

  test('never puts two products of the same craft and ground colour next to each other', () => {
    for (const [index, product] of demoProducts.slice(1).entries()) {
      const neighbour = demoProducts[index];
      const looks = (one: typeof product | undefined) =>
        `${one?.tags.craft[0]} ${one?.picture.palette.ground}`;
      expect(looks(product)).not.toBe(looks(neighbour));
    }
  });
});
