type FieldError = { message?: string | undefined } | undefined;

/** Whether the error is that a required field is empty, rather than a violation of another rule. */
export function isMissing(error: FieldError, typed: string | undefined): boolean {
  return error !== undefined && (typed ?? '').trim() === '';
}

/** Whether any required field is empty. @param typed values by field name */
export function isAnyMissing(errors: Record<string, FieldError>, typed: Record<string, string>): boolean {
  return Object.entries(typed).some(([name, text]) => isMissing(errors[name], text));
}

/**
 * Returns a field's message. The form as a whole says once that fields are missing; an empty field says what
 * to enter.
 */
export function fieldText(
  error: FieldError,
  typed: string | undefined,
  whenMissing: string,
): string | undefined {
  return isMissing(error, typed) ? whenMissing : error?.message;
}
