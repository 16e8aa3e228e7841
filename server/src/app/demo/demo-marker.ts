/** The row of `installation` that records that the demo data was added. */
export const SEEDED = 'demo-seeded';
