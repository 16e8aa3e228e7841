import type { z } from 'zod';

export type RawIssue = Parameters<z.core.$ZodErrorMap>[0];

/** What is wrong with a value, for an issue without a message of its own: `must be at least 1`. */
export function complaint(issue: RawIssue): string {
  if (issue.input === undefined) return 'is missing';
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${typeLabels[issue.expected] ?? 'of a different type'}`;
    case 'too_small':
      return `must ${bound('at least', issue.minimum, issue.origin)}`;
    case 'too_big':
      return `must ${bound('at most', issue.maximum, issue.origin)}`;
    case 'invalid_value':
      return `must be one of: ${issue.values.map(String).join(', ')}`;
    case 'invalid_format':
      return formatLabels[issue.format]
        ? `must be ${formatLabels[issue.format]}`
        : 'does not have the right format';
    default:
      return 'is not valid';
  }
}

const typeLabels: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'null',
};

const formatLabels: Record<string, string> = {
  uuid: 'an id (UUID)',
  email: 'an e-mail address',
  url: 'a web address',
  date: 'a date, such as 2026-11-21',
  datetime: 'a date and time, such as 2026-11-21T09:30:00Z',
  base64: 'Base64',
  safeint: 'a whole number',
};

function bound(limit: 'at least' | 'at most', amount: number | bigint, origin: string): string {
  if (origin !== 'string' && origin !== 'array') return `be ${limit} ${amount}`;
  if (limit === 'at least' && amount === 1) return 'not be empty';
  return `have ${limit} ${amount} ${origin === 'string' ? 'characters' : 'entries'}`;
}
