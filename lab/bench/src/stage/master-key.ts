/** The measured shop's key, so that the bench can sign shoppers in as the shop does. */
export const MASTER_KEY = 'seals the keys of a shop that is gone in half an hour';
