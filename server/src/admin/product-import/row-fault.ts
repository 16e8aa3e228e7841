/** An error in a row, with the column it is in. */
export class RowFault extends Error {
  readonly column: string;

  constructor(column: string, message: string) {
    super(message);
    this.column = column;
  }
}
