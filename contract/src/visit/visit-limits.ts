/** Apart from the schemas, so that pages can know them without loading those. */
export const MAX_SOURCE = 80;
export const MAX_VISIT_STEPS = 20;
/** After that only sums are left of a visit's steps. */
export const VISIT_STEP_DAYS = 62;
