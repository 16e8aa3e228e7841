/** What is wrong with a row, and at which column. */
export class RowFault extends Error {
  readonly column: string;

  constructor(column: string, message: string) {
    super(message);
    this.column = column;
  }
}
