/** Beyond that, texts are lists of varying length. */
const MAX_NAMES = 500;

const names = new Map<string, string>();

/** `select product`, `insert orders`, `commit`: without any values. */
export function statementName(text: string): string {
  const cached = names.get(text);
  if (cached) return cached;
  const name = read(text);
  if (names.size < MAX_NAMES) names.set(text, name);
  return name;
}

function read(text: string): string {
  const [, verb = 'statement'] = /^\s*([a-z]+)/i.exec(text) ?? [];
  // A name followed by a parenthesis is a function.
  const [, table] =
    /\b(?:from|into|update)\s+(?:only\s+)?"?([a-z_][\w.]*)"?(?![\w.]*\s*\()/i.exec(text) ?? [];
  return table ? `${verb.toLowerCase()} ${table.toLowerCase()}` : verb.toLowerCase();
}
