/** Where a call comes from, as far as the network tells. */
export type Caller = { address: string; browser: string };
