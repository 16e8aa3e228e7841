/** In every text that somebody enters. */
export const MARK = 'Zyqxmark';
/** In every phone number. */
export const PHONE = '9811100022';

/** A text that is replaced later, or that only staff read. */
export const unseen = (place: string) => `${MARK}-${place}`;
