/** Every second part is the name of a field: `Hi {name}!` becomes `Hi `, `name`, `!`. */
function partsOf(text: string): string[] {
  return text.split(/\{([^{}]*)\}/);
}

export function fieldsOf(text: string): string[] {
  return partsOf(text).filter((_, index) => index % 2 === 1);
}

/** @param place is given the field's name and its number, starting at 1 */
export function replaceFields(text: string, place: (field: string, number: number) => string): string {
  return partsOf(text)
    .map((part, index) => (index % 2 === 1 ? place(part, (index + 1) / 2) : part))
    .join('');
}

/** @returns why the text cannot be filled, if it cannot */
export function placeholderComplaint(text: string, fields: readonly string[]): string | undefined {
  const unknown = fieldsOf(text).find((field) => !fields.includes(field));
  if (unknown !== undefined) {
    const allowed = fields.map((field) => `{${field}}`).join(', ');
    return `There is no {${unknown}} here. You can use ${allowed}.`;
  }
  return /[{}]/.test(replaceFields(text, () => '')) ? 'A { or } has no counterpart.' : undefined;
}
