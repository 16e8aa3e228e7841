import { describe, expect, test } from 'vitest';
import { demoFilters } from './filters.ts';
import { demoProducts } from './products.ts';
import type { DemoProduct } from './types.ts';

function stockOf(label: string): DemoProduct['stock'] | undefined {
  const found = demoProducts.filter(({ tags }) => tags.labels.includes(label));
  expect(found).toHaveLength(1);
  return found[0]?.stock;
}

function sizedStock(label: string): number[] {
  const stock = stockOf(label);
  return typeof stock === 'object' ? Object.values(stock) : [];
}

function look({ tags }: DemoProduct): string {
  return `${tags.craft[0]} on ${tags.color[0]}`;
}

/** Every listing that a shopper can open from the menu, the newest first. */
const listings: [string, DemoProduct[]][] = [
  ['the whole collection', demoProducts],
  ['the best sellers', demoProducts.filter(({ bestseller }) => bestseller)],
  ...['Women', 'Sets', 'Sarees', 'Accessories', 'Kids'].map((name): [string, DemoProduct[]] => [
    name,
    demoProducts.filter(({ category }) => category === name),
  ]),
];

describe('the demo catalogue', () => {
  test('is large enough to feel like a shop: at least 72 products and 8 best sellers', () => {
    expect(demoProducts.length).toBeGreaterThanOrEqual(72);
    expect(demoProducts.filter(({ bestseller }) => bestseller).length).toBeGreaterThanOrEqual(8);
  });

  test.each(listings)('has at least ten products in %s', (_, listing) => {
    expect(listing.length).toBeGreaterThanOrEqual(10);
  });

  test('has only kurtis under Women, Topwear', () => {
    const topwear = demoProducts.filter((one) => one.category === 'Women' && one.subCategory === 'Topwear');
    expect(topwear.length).toBeGreaterThanOrEqual(12);
    for (const { name } of topwear) expect(name).toMatch(/Kurti$/);
  });

  test('has printed, embroidered and designer kurtis for the links of those names', () => {
    for (const label of ['printed', 'embroidered', 'designer']) {
      const shown = demoProducts.filter(
        ({ subCategory, tags }) => subCategory === 'Topwear' && tags.labels.includes(label),
      );
      expect(shown.length, label).toBeGreaterThanOrEqual(3);
    }
  });

  test('gives every product a unique address made of its slug and a short suffix', () => {
    for (const { id, slug } of demoProducts) {
      expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*-[a-z0-9]{6}$/);
      expect(id.slice(0, -7)).toBe(slug);
    }
    for (const key of ['id', 'slug', 'name'] as const) {
      expect(new Set(demoProducts.map((product) => product[key])).size).toBe(demoProducts.length);
    }
    const tails = demoProducts.map(({ id }) => id.slice(-6));
    expect(new Set(tails).size).toBe(tails.length);
  });

  test('has prices from Rs. 249 to Rs. 8,999, never above the MRP', () => {
    const prices = demoProducts.map(({ pricePaise }) => pricePaise);
    expect([Math.min(...prices), Math.max(...prices)]).toEqual([24_900, 899_900]);
    for (const { pricePaise, mrpPaise } of demoProducts) expect(mrpPaise).toBeGreaterThanOrEqual(pricePaise);
  });

  test('has no garment priced between the two tax slabs', () => {
    for (const { taxRule, pricePaise } of demoProducts) {
      expect(taxRule === 'garment' && pricePaise > 262_500 && pricePaise <= 295_000).toBe(false);
    }
  });

  test('gives the products testers look for exactly the stock they expect', () => {
    expect(new Set(sizedStock('demo-sold-out'))).toEqual(new Set([0]));
    expect(sizedStock('demo-size-gone').filter((count) => count === 0)).toHaveLength(1);
    expect(new Set(sizedStock('demo-low-stock'))).toEqual(new Set([3]));
    expect(stockOf('demo-unsized-3')).toBe(3);
    expect(stockOf('demo-last-one')).toMatchObject({ M: 1 });
  });

  test('keeps everything else well in stock', () => {
    const ordinary = demoProducts.filter(
      ({ tags }) => !tags.labels.some((label) => label.startsWith('demo-')),
    );
    for (const { stock } of ordinary) {
      expect(Math.min(...(typeof stock === 'number' ? [stock] : Object.values(stock)))).toBeGreaterThan(5);
    }
  });

  test('has a product for every filter value and a filter value for every tag', () => {
    for (const { name, values } of demoFilters) {
      const offered = values.map(({ value }) => value);
      expect([name, usedValues(name)]).toEqual([name, offered.sort()]);
    }
  });

  test('has a swatch for every colour', () => {
    const colors = demoFilters.find(({ name }) => name === 'color')?.values ?? [];
    for (const { colorCode } of colors) expect(colorCode).toMatch(/^#[0-9a-f]{6}$/);
  });

  test.each(listings)('has no neighbours with the same craft and ground colour in %s', (_, listing) => {
    for (const [index, product] of listing.slice(1).entries()) {
      const neighbour = listing[index];
      expect(look(product)).not.toBe(neighbour && look(neighbour));
    }
  });

  test('describes each product in two to four sentences', () => {
    for (const { description, name } of demoProducts) {
      const sentences = description.split(/[.?!] /).length;
      expect([name, sentences >= 2 && sentences <= 4]).toEqual([name, true]);
      expect([name, description.length > 90 && description.length < 320]).toEqual([name, true]);
    }
  });

  test('measures both pieces of a set', () => {
    for (const { tags, measurements, hasSize } of demoProducts) {
      if (!hasSize || !/set|lehenga/.test(tags.type.join())) continue;
      for (const measured of Object.values(measurements)) {
        expect(measured.filter(({ name }) => / (waist|length)$/.test(name))).toHaveLength(2);
      }
    }
  });

  test('gives no care for cloth to what is not cloth', () => {
    for (const { category, tags, fabricFacts } of demoProducts) {
      if (category !== 'Accessories' || tags.type.includes('dupatta')) continue;
      expect(fabricFacts.care).not.toMatch(/iron|muslin|wash|Dry clean/);
    }
  });

  test('has measurements for every size', () => {
    for (const { stock, measurements } of demoProducts) {
      if (typeof stock === 'number') continue;
      expect(Object.keys(measurements)).toEqual(Object.keys(stock));
    }
  });
});

function usedValues(name: string): string[] {
  const used = demoProducts.flatMap((product) => {
    if (name === 'category') return [product.category];
    if (name === 'subCategory') return [product.subCategory];
    if (name === 'size') return typeof product.stock === 'number' ? [] : Object.keys(product.stock);
    return Object.entries(product.tags).flatMap(([group, values]) => (group === name ? values : []));
  });
  return [...new Set(used)].sort();
}
