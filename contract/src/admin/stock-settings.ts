import { z } from 'zod';
import { HOLD_HOURS } from '../shop/shop-rules.ts';
import { lowStockLimit } from './product-fields.ts';

const HOURS = 'Please enter hours, for example 2';

export const stockSettings = z.object({
  lowAt: lowStockLimit,
  /** How long a unit is held for whoever asked for a stock alert. */
  holdHours: z.int(HOURS).min(1, 'At least an hour').max(72, 'At most 72 hours'),
});

/** Those that were saved before units were held are complete, too. */
export const savedStockSettings = stockSettings.extend({
  holdHours: stockSettings.shape.holdHours.default(HOLD_HOURS),
});
