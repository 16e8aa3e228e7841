/** Messages for fields that expect an amount or a number. */
export const RUPEES = 'Please enter an amount in rupees, for example 200 or 149.50';
export const WHOLE = 'Please enter a whole number';

/** Paise: the upper limit of every amount in the settings. */
export const MAX_MONEY = 100_000_000;
