/** The row of `installation` that says that the demo data was put in. */
export const SEEDED = 'demo-seeded';
