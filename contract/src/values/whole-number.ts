import { z } from 'zod';

/** The largest whole number that the database's columns hold. */
export const MAX_WHOLE_NUMBER = 2_147_483_647;

/** A whole number that comes with a call: the id or version of a row, a count, an amount in paise. */
export const wholeNumber = z.int().min(0).max(MAX_WHOLE_NUMBER);

/** The id of a row in a query string: a list goes on after it. */
export const rowIdInQuery = z.coerce.number().int().positive().max(MAX_WHOLE_NUMBER);
