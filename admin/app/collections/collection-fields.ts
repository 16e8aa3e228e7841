import type { CollectionForm, CollectionInput, CollectionRule } from '@gulmohar/contract/admin/collection.ts';
import type { UseFormReturn } from 'react-hook-form';

export type CollectionFields = UseFormReturn<CollectionInput, unknown, CollectionForm>;

export const blankCollection: CollectionForm = {
  handle: '',
  title: '',
  story: [],
  picture: '',
  pictureAlt: '',
  rules: null,
  matches: 'all',
  productIds: [],
  sort: 'manual',
  seoTitle: '',
  seoDescription: '',
  isPublished: false,
};

export const ruleTexts: Record<CollectionRule['field'], string> = {
  category: 'Category',
  subCategory: 'Sub-category',
  filterTags: 'Tag',
  brand: 'Brand',
  productType: 'Type',
  price: 'Price',
  discount: 'Reduced by at least',
  reduced: 'Reduced',
  stock: 'In stock',
};

/** A new rule of this kind, to be filled in. */
export function blankRule(field: CollectionRule['field']): CollectionRule {
  switch (field) {
    case 'price':
      return { field, from: null, to: null };
    case 'discount':
      return { field, percent: 10 };
    case 'reduced':
    case 'stock':
      return { field };
    default:
      return { field, is: 'any', values: [] };
  }
}

/** As an address, such as festive-wear for 'Festive Wear'. */
export function handleOf(title: string): string {
  return title
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80);
}
