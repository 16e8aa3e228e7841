import { sql } from 'kysely';

/** For rows of `variant` and their `product`, in paise. */
export const sizePrice = sql<number>`coalesce(variant.own_price, product.price)`;

/** null for none. */
export const sizeMrp = sql<number | null>`nullif(coalesce(variant.own_mrp, product.mrp), 0)`;
