/** Texts of hearts and the wishlist; those of the specification to the letter. */
export const wishlistMessages = {
  loginToAdd: 'Please login to add items to wishlist',
  save: (product: string) => `Save ${product} to the wishlist`,
};
