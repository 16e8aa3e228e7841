/** A row has no figure, for a reason to show in the table: a wrong response, or something missing. */
export class Unmeasured extends Error {}
