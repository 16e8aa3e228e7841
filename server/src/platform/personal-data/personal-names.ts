import { personalData } from './personal-data.ts';
import type { AnyKeyRules, AnyTableRule } from './rules.ts';

type ColumnRules = Extract<AnyTableRule, { rows: string }>['columns'];

/** Of columns, as `buyer_name` and `buyerName`, and of JSON keys. */
export function personalNames(): string[] {
  const rules: AnyTableRule[] = Object.values(personalData);
  const names = rules.flatMap((rule) => ('columns' in rule ? namesIn(rule.columns) : []));
  return [...new Set(names.flatMap((name) => [name, camelCase(name)]))];
}

function namesIn(columns: ColumnRules): string[] {
  return Object.entries(columns).flatMap(([column, rule]) => {
    if (rule === 'harmless' || rule === 'staff') return [];
    if (rule === 'personal') return [column];
    if ('withoutKeys' in rule) return rule.withoutKeys;
    return 'keys' in rule ? [column, ...personalKeys(rule.keys)] : [column];
  });
}

export function personalKeys(keys: AnyKeyRules): string[] {
  return Object.entries(keys).flatMap(([key, rule]) => {
    if (rule === 'harmless') return [];
    return rule === 'personal' ? [key] : [key, ...personalKeys(rule)];
  });
}

function camelCase(name: string): string {
  return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
