export const productColumns = [
  'id',
  'name',
  'description',
  'category',
  'sub_category',
  'price',
  'mrp',
  'hsn',
  'tax',
  'tags',
  'stock',
  'skus',
  'barcodes',
  'weight_g',
  'box_mm',
  'fabric',
  'work',
  'fit',
  'length',
  'care',
  'origin',
  'measurements',
  'on_sale_from',
  'pictures',
  'bestseller',
] as const;
export type ProductColumn = (typeof productColumns)[number];

export type ProductCells = Partial<Record<ProductColumn, string>>;

export const columnOfField: Record<string, ProductColumn> = {
  subCategory: 'sub_category',
  taxRule: 'tax',
  publishedAt: 'on_sale_from',
  variants: 'stock',
};
