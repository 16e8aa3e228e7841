const texts: Record<string, string> = {
  name: 'name',
  description: 'description',
  category: 'category',
  subCategory: 'sub-category',
  price: 'price',
  mrp: 'MRP',
  hsn: 'HSN code',
  taxRule: 'tax',
  lowStockAt: 'low-stock limit',
  daysToMake: 'days to make',
  sizePrices: 'prices of sizes',
  tags: 'tags',
  brand: 'brand',
  productType: 'product type',
  story: 'formatted description',
  seoTitle: 'search engine title',
  seoDescription: 'search engine description',
  isUnlisted: 'visibility',
  custom: 'custom fields',
  details: 'details',
  publishedAt: 'on sale',
  archivedAt: 'archive',
  pictures: 'pictures',
};
const SHOWN = 2;

/** Returns readable names of changed fields: 'price, MRP and 2 more'. */
export function fieldTexts(fields: readonly string[]): string {
  const named = fields.slice(0, SHOWN).map((field) => texts[field] ?? field);
  const more = fields.length - named.length;
  return named.join(', ') + (more > 0 ? ` and ${more} more` : '');
}
