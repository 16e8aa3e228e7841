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

/**
 * One that does not know where it was made. For what is said to thousands within a second: to write that down takes as
 * long as half of reading the call.
 */
export function shopErrorWithoutTrace(...said: ConstructorParameters<typeof ShopError>): ShopError {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return new ShopError(...said);
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

/** What is wrong with one field, as the message and in `fields`. @param field by its dotted path in the call */
export function wrongField(field: string, message: string): ShopError {
  return new ShopError('INVALID_INPUT', message, { fields: { [field]: message } });
}
