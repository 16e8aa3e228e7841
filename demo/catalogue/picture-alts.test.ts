import { expect, test } from 'vitest';
import { pictureAlts } from './picture-alts.ts';
import { demoProducts } from './products.ts';

test('every picture of a product has its own description, and the first one names the work', () => {
  for (const product of demoProducts) {
    const alts = pictureAlts(product);
    expect(new Set(alts).size, product.slug).toBe(4);
    for (const alt of alts) expect(alt).toContain(product.name);
    expect(alts[0]).toContain(product.fabricFacts.work);
    // The longest alternative text that the admin accepts.
    for (const alt of alts) expect(alt.length, alt).toBeLessThanOrEqual(250);
  }
});
