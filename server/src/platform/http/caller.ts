/** Where a call comes from, as far as the request shows. */
export type Caller = { address: string; browser: string };
