/** What a template leaves for the owner to fill in, such as `[[days until dispatch]]`. */
const OPEN_FIELD = /\[\[([^\][]*)\]\]/g;

/** Returns the fields that are still open in a text. */
export function openFields(text: string): string[] {
  return [...text.matchAll(OPEN_FIELD)].map(([, name = '']) => name.trim());
}

/** Returns those in all texts of a document. */
export function openFieldsIn(document: unknown): string[] {
  if (typeof document === 'string') return openFields(document);
  if (typeof document !== 'object' || document === null) return [];
  return Object.values(document).flatMap(openFieldsIn);
}
