/** The measured shop's, so that the bench signs shoppers in as it does. */
export const MASTER_KEY = 'seals the keys of a shop that is gone in half an hour';
