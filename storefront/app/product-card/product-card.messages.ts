export const productCardMessages = {
  onlyFew: (units: number) => `Only ${units} left`,
  rating: 'Rated out of 5:',
  reviews: (count: number) => (count === 1 ? '1 review' : `${count} reviews`),
  soldOut: 'sold out',
  madeToOrder: 'Made to order',
  sizes: 'Sizes',
  colours: (count: number) => `${count} colours`,
  moreColours: (count: number) => `+${count}`,
};
