/** Of a request: what time it is, in milliseconds. */
export const CLOCK_HEADER = 'x-clock';
/** Of an answer: how the response cache came by it. */
export const LOOKUP_HEADER = 'x-lookup';
