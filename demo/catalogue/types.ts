import type { ProductDetails } from '@gulmohar/contract/product.ts';
import type { PictureRequest } from '../artwork/picture-request.ts';

export type TagGroup = 'gender' | 'color' | 'material' | 'occasion' | 'type' | 'craft';

/** A product of the demo shop, as the seed writes it. */
export type DemoProduct = {
  /** The slug and a short tail; never changes, even when the name does. */
  id: string;
  slug: string;
  name: string;
  description: string;
  category: 'Women' | 'Sets' | 'Sarees' | 'Accessories' | 'Kids';
  subCategory: string;
  tags: Record<TagGroup, string[]> & { labels: string[] };
  fabricFacts: Omit<ProductDetails, 'measurements'>;
  measurements: ProductDetails['measurements'];
  hasSize: boolean;
  stock: Record<string, number> | number;
  pricePaise: number;
  mrpPaise: number;
  bestseller: boolean;
  daysOld: number;
  picture: PictureRequest;
};
