type FieldError = { message?: string | undefined } | undefined;

/** Whether it is left empty what has to be filled in; a rule that is broken otherwise is another matter. */
export function isMissing(error: FieldError, typed: string | undefined): boolean {
  return error !== undefined && (typed ?? '').trim() === '';
}

/** Whether any of the fields is left empty that have to be filled in. @param typed by the names of the fields */
export function isAnyMissing(errors: Record<string, FieldError>, typed: Record<string, string>): boolean {
  return Object.entries(typed).some(([name, text]) => isMissing(errors[name], text));
}

/**
 * What stands at a field. That fields are missing is said once, for the whole form; at the field stands what belongs
 * there.
 */
export function fieldText(
  error: FieldError,
  typed: string | undefined,
  whenMissing: string,
): string | undefined {
  return isMissing(error, typed) ? whenMissing : error?.message;
}
