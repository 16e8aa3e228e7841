import { z } from 'zod';

export const paise = z.int();

/** Messages for fields that expect an amount, a number or a weight. */
export const NOT_RUPEES = 'Please enter an amount in rupees, for example 200 or 149.50';
export const NOT_A_WHOLE_NUMBER = 'Please enter a whole number';
export const NOT_GRAMS = 'Please enter grams, for example 500';

/** Paise: the upper limit of every price and of every amount in the settings. */
export const MAX_MONEY = 100_000_000;
