/** Returns the errors of a part, by the rest of their paths. */
export function within(errors: ReadonlyMap<string, string>, prefix: string): Map<string, string> {
  return new Map(
    [...errors].flatMap(([path, text]) =>
      path.startsWith(prefix) ? [[path.slice(prefix.length), text] as const] : [],
    ),
  );
}
