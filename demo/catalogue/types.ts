import type { ProductDetails } from '@gulmohar/contract/catalogue/product.ts';
import type { FabricName } from './fabric-names.ts';

export type TagGroup = 'gender' | 'color' | 'material' | 'occasion' | 'type' | 'craft';

/**
 * Garments and footwear are taxed by price slabs; fabric, accessories and imitation jewellery at a single
 * rate each.
 */
export type TaxRule = 'garment' | 'fabric' | 'accessory' | 'jewellery';

export type GarmentName =
  | 'kurti'
  | 'kurti-aline'
  | 'kurti-short'
  | 'anarkali'
  | 'kurti-set'
  | 'palazzo-set'
  | 'sharara-set'
  | 'suit-piece'
  | 'saree'
  | 'dupatta'
  | 'jutti'
  | 'potli'
  | 'jhumka'
  | 'bangles'
  | 'frock'
  | 'lehenga-choli'
  | 'boys-kurta';

export type Sleeve = 'elbow' | 'three-quarter' | 'long';
export type Neck = 'round' | 'v' | 'band';

/** The data from which the artwork generator draws a product. */
export type DemoPicture = {
  garment: GarmentName;
  fabric: FabricName;
  options: {
    /**
     * The cloth of trousers, palazzo, sharara or pyjama; if absent, they are plain in the fabric's edge
     * colour.
     */
    bottoms?: FabricName;
    dupatta?: FabricName;
    sleeve?: Sleeve;
    neck?: Neck;
  };
};

/** A product of the demo shop, as the seed writes it. */
export type DemoProduct = {
  /** The slug with a short suffix; it never changes, even if the name does. */
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
  hsn: string;
  taxRule: TaxRule;
  bestseller: boolean;
  daysOld: number;
  picture: DemoPicture;
};
