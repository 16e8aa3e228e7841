import type { Endpoint } from '@gulmohar/contract/api/endpoint.ts';
import { z } from 'zod';
import { complaint, type RawIssue } from '../config/complaint.ts';
import { ShopError } from './shop-error.ts';

/**
 * @throws ShopError INVALID_INPUT or the endpoint's own code, with the contract's messages unchanged.
 * @param refusals the endpoint's messages for some fields
 */
export function parseInput<Schema extends z.core.$ZodType>(
  schema: Schema,
  input: unknown,
  refusals: Endpoint['refusals'] = [],
): z.output<Schema> {
  const sentences = new Map<string, string>();
  const parsed = z.safeParse(schema, input, {
    error: (issue) => {
      sentences.set(keyOf(issue), describeIssue(issue));
      return undefined;
    },
  });
  if (parsed.success) {
    if (!isStorable(parsed.data)) throw new ShopError('INVALID_INPUT', 'Text must be valid Unicode.');
    return parsed.data;
  }
  const fields = Object.fromEntries(
    parsed.error.issues.toReversed().map((issue) => [dotted(issue.path) || 'request', issue.message]),
  );
  const [first] = parsed.error.issues;
  const refusal = first && refusals.find(({ fields: where }) => where.test(dotted(first.path)));
  const message = refusal?.message ?? (first && (sentences.get(keyOf(first)) ?? first.message));
  const code = refusal?.code ?? 'INVALID_INPUT';
  throw new ShopError(code, message ?? 'The request is not valid.', { fields });
}

/** For issues for which the contract has no message; names the API's field, because there is no form. */
function describeIssue(issue: RawIssue): string {
  const path = dotted(issue.path);
  return path ? `The field “${path}” ${complaint(issue)}.` : 'The request must be a JSON object.';
}

function keyOf({
  path,
  code,
}: {
  path?: readonly PropertyKey[] | undefined;
  code?: string | undefined;
}): string {
  return `${code} ${dotted(path)}`;
}

function dotted(path: readonly PropertyKey[] | undefined): string {
  return (path ?? []).map(String).join('.');
}

/** PostgreSQL accepts neither NUL nor lone surrogates in text. */
function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return true;
  return Object.entries(value).every(([key, entry]) => isStorable(key) && isStorable(entry));
}
