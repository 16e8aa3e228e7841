/** Tax rules as the staff read them. */
export const taxRuleTexts = {
  garment: 'Garments and footwear (by slabs of price)',
  fabric: 'Fabric: sarees, unstitched suits',
  accessory: 'Accessories',
  jewellery: 'Imitation jewellery',
};
