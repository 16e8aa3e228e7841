export const taxRuleTexts = {
  garment: 'Garments and footwear (by price slab)',
  fabric: 'Fabric: sarees, unstitched suits',
  accessory: 'Accessories',
  jewellery: 'Imitation jewellery',
};
