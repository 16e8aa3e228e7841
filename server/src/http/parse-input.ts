import type { Endpoint } from '@gulmohar/contract/endpoint.ts';
import type { z } from 'zod';
import { ShopError } from './shop-error.ts';

/**
 * What the contract's schema makes of a query or body.
 * @throws ShopError INVALID_INPUT: the message of the first fault, and each wrong field by its dotted path. Words that
 * the contract gives stand as they are; zod's own get the path before them, since they name no field.
 * @param refusals what the endpoint says as a whole of some fields
 */
export function parseInput<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
  refusals: Endpoint['refusals'] = [],
): z.output<Schema> {
  const wordless = new Set<string>();
  const parsed = schema.safeParse(input, {
    error: (issue) => {
      wordless.add(dotted(issue.path));
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
  const where = dotted(first?.path);
  const refusal = refusals.find(({ fields }) => fields.test(where));
  if (refusal) throw new ShopError('INVALID_INPUT', refusal.message, { fields });
  const prefix = where && wordless.has(where) ? `${where}: ` : '';
  throw new ShopError('INVALID_INPUT', `${prefix}${first?.message}`, { fields });
}

function dotted(path: readonly PropertyKey[] | undefined): string {
  return (path ?? []).map(String).join('.');
}

/** PostgreSQL takes neither NUL nor lone surrogates in a text. */
function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return true;
  return Object.entries(value).every(([key, entry]) => isStorable(key) && isStorable(entry));
}
