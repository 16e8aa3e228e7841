/** State code, PAN, number of the registration, Z and a check character (CGST Rules, rule 10). */
export const GSTIN_PATTERN = /^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

/** With the year and the serial a number has at most sixteen characters (CGST Rules, rule 46). */
export const INVOICE_PREFIX_PATTERN = /^[A-Z0-9]{1,2}$/;
