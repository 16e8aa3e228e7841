import { type ErrorCode, errorStatus } from '@gulmohar/contract/envelope.ts';

/** A failure that the shopper can understand; becomes the contract's failure envelope. Bugs throw plain errors instead. */
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
