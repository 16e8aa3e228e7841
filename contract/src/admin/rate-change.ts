import { z } from 'zod';

/** Basis points: 1800 is 18 %. */
export const rateChange = z.object({ from: z.int(), to: z.int() });
export type RateChange = z.infer<typeof rateChange>;
