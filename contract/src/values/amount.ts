import { z } from 'zod';

export const paise = z.int();

/** Messages for fields that expect an amount or a number. */
export const NOT_RUPEES = 'Please enter an amount in rupees, for example 200 or 149.50';
export const NOT_A_WHOLE_NUMBER = 'Please enter a whole number';

/** Paise: the upper limit of every amount in the settings. */
export const MAX_MONEY = 100_000_000;
