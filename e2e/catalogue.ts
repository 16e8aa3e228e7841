import { demoProducts } from '@gulmohar/demo/catalogue/products.ts';

type DemoProduct = (typeof demoProducts)[number];

/** Finds a demo product by what a story needs, so that changes of the catalogue do not break stories. */
export function findProduct(fits: (product: DemoProduct) => boolean): DemoProduct {
  const found = demoProducts.find(fits);
  if (!found) throw new Error('The demo catalogue has no such product any more');
  return found;
}

export const labelled = (label: string) => findProduct((product) => product.tags.labels.includes(label));

function isOrdinary(product: DemoProduct): boolean {
  return product.hasSize && !product.tags.labels.some((label) => label.startsWith('demo-'));
}

export const kurti = findProduct((product) => product.subCategory === 'Topwear' && isOrdinary(product));
export const kurtiSet = findProduct((product) => product.subCategory === 'Kurti Sets' && isOrdinary(product));
