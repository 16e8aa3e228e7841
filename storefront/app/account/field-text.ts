type FieldError = { message?: string | undefined } | undefined;

/** Whether a required field is left empty, as opposed to breaking another rule. */
export function isMissing(error: FieldError, typed: string | undefined): boolean {
  return error !== undefined && (typed ?? '').trim() === '';
}

/** Whether any required field is left empty. @param typed by the names of the fields */
export function isAnyMissing(errors: Record<string, FieldError>, typed: Record<string, string>): boolean {
  return Object.entries(typed).some(([name, text]) => isMissing(errors[name], text));
}

/**
 * The message at a field. That fields are missing is said once, for the whole form; at the field stands what belongs
 * there.
 */
export function fieldText(
  error: FieldError,
  typed: string | undefined,
  whenMissing: string,
): string | undefined {
  return isMissing(error, typed) ? whenMissing : error?.message;
}
