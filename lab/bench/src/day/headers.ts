/** Request header: the current time in milliseconds. */
export const CLOCK_HEADER = 'x-clock';
/** Response header: the result of the response cache lookup. */
export const LOOKUP_HEADER = 'x-lookup';
