import { type ErrorCode, errorStatus } from '@gulmohar/contract/api/envelope.ts';

/** An expected failure with a message for the shopper; bugs throw plain errors. */
export class ShopError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  /** Additional fields of the envelope: `fields`, `lines`, `totals`. */
  readonly extras: Record<string, unknown>;

  constructor(code: ErrorCode, message: string, extras: Record<string, unknown> = {}) {
    super(message);
    this.name = 'ShopError';
    this.code = code;
    this.status = errorStatus[code];
    this.extras = extras;
  }
}

export function wrongField(field: string, message: string): ShopError {
  return new ShopError('INVALID_INPUT', message, { fields: { [field]: message } });
}
