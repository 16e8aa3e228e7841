import { type ErrorCode, errorStatus } from '@gulmohar/contract/api/envelope.ts';

/** A failure that a shopper can understand; becomes the contract's failure envelope. Bugs throw plain errors. */
export class ShopError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  /** Fields of the envelope beyond message and code: `fields`, `lines`, `totals`. */
  readonly extras: Record<string, unknown>;

  constructor(code: ErrorCode, message: string, extras: Record<string, unknown> = {}) {
    super(message);
    this.name = 'ShopError';
    this.code = code;
    this.status = errorStatus[code];
    this.extras = extras;
  }
}

/** What is wrong with one field, as the message and in `fields`. @param field by its dotted path in the call */
export function wrongField(field: string, message: string): ShopError {
  return new ShopError('INVALID_INPUT', message, { fields: { [field]: message } });
}
