const attributes = [1, 2, 3].flatMap((number) => [
  `Attribute ${number} name` as const,
  `Attribute ${number} value(s)` as const,
]);

/**
 * What WooCommerce calls the columns that mean something here, in English. It exports them in its shop's language, so
 * staff say which is which where they are not known.
 */
export const wooHeadings = {
  'woocommerce-products': [
    'ID',
    'Type',
    'SKU',
    'Name',
    'Regular price',
    'Sale price',
    'Date sale price starts',
    'Date sale price ends',
    'In stock?',
    'Stock',
    'Backorders allowed?',
    'Parent',
    ...attributes,
    'Categories',
    'Tags',
    'Brands',
    'Images',
    'Short description',
    'Description',
    'Published',
    'Visibility in catalog',
    'Weight (kg)',
    'Weight (g)',
    'GTIN, UPC, EAN, or ISBN',
    'Cost of goods',
  ],
  'woocommerce-customers': [
    'Email',
    'Username',
    'Name',
    'First name',
    'Last name',
    'Phone',
    'Address 1',
    'Address 2',
    'City',
    'Region',
    'Postal code',
    'Country / Region',
    'Orders',
    'Total spend',
  ],
} as const;

export type WooFileKind = keyof typeof wooHeadings;
export const wooFileKinds = Object.keys(wooHeadings) as [WooFileKind, ...WooFileKind[]];
export type WooHeading = (typeof wooHeadings)[WooFileKind][number];
export const allWooHeadings = [
  ...new Set(wooFileKinds.flatMap((kind): readonly WooHeading[] => wooHeadings[kind])),
];
