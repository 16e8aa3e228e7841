/** Texts of the plain list of all products. */
export const productListMessages = {
  title: 'All products',
  pageTitle: (page: number) => (page === 1 ? 'All products' : `All products, page ${page}`),
  description: (count: number, shop: string) =>
    `Everything ${shop} sells on one plain list: ${count} products with category, price and sizes in stock.`,
  count: (count: number) => `${count} ${count === 1 ? 'product' : 'products'}`,
  sizes: 'Sizes in stock',
  outOfStock: 'Out of stock',
  oneSize: 'In stock',
  empty: 'No products found',
};
