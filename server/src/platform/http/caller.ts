export type Caller = { address: string; browser: string };
