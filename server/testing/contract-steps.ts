/** Changes that break the previous release (CONTRIBUTING.md). */
const CONTRACTS: { pattern: RegExp; what: string }[] = [
  { pattern: /\bdrop\s+(table|view|materialized view|type|function|schema|column)\b/, what: 'drops' },
  { pattern: /\brename\b/, what: 'renames' },
  { pattern: /\balter\s+(column\s+)?\w+\s+set\s+not\s+null\b/, what: 'forbids null' },
  { pattern: /\balter\s+(column\s+)?\w+\s+(set\s+data\s+)?type\b/, what: 'changes a type' },
];

/**
 * @param migration its SQL
 * @returns a description of each step that removes something the previous release uses, unless this file
 * created it
 */
export function contractSteps(migration: string): string[] {
  const sql = bare(migration);
  const own = new Set(
    [...sql.matchAll(/create (?:table|view|function|type) (?:if not exists )?(\w+)/g)].map(
      ([, name]) => name,
    ),
  );
  return sql.split(';').flatMap((statement) => {
    const [, changed] = /alter table (?:if exists )?(?:only )?(\w+)/.exec(statement) ?? [];
    const [, dropped] = /drop (?:table|view|function|type) (?:if exists )?(\w+)/.exec(statement) ?? [];
    if (own.has(changed ?? dropped)) return [];
    const reasons = CONTRACTS.filter(({ pattern }) => pattern.test(statement)).map(({ what }) => what);
    if (addsRequiredColumn(statement)) reasons.push('adds a column that every insert must name');
    return reasons.map((what) => `${what}: ${statement.trim().slice(0, 120)}`);
  });
}

/** Whether it has `add column … not null` without a default, in any of its actions. */
function addsRequiredColumn(statement: string): boolean {
  if (!/^\s*alter table/.test(statement)) return false;
  return statement
    .split(/,(?![^(]*\))/)
    .some(
      (action) =>
        /\badd\s+(column\s+)?(?!constraint|check|primary|foreign|unique|exclude)\w+/.test(action) &&
        /\bnot null\b/.test(action) &&
        !/\b(default|generated)\b/.test(action),
    );
}

/** In lower case, without comments, function bodies and string literals. */
function bare(migration: string): string {
  return migration
    .replace(/--[^\n]*/g, '')
    .replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
    .replace(/'(?:[^']|'')*'/g, "''")
    .replace(/\s+/g, ' ')
    .toLowerCase();
}
