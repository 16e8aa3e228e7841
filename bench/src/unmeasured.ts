/** A row has no figure, for a reason that belongs in the table: something answered wrongly, or is not there. */
export class Unmeasured extends Error {}
