import { cutText } from '@gulmohar/contract/values/texts.ts';
import { z } from 'zod';

/** Any text. Forms also send numeric inputs as numbers. Anything else counts as empty. */
export const anyText = z
  .union([z.string(), z.number().transform(String)])
  .transform((given) => given.trim())
  .catch('');

/** The same, cut to the given schema's maximum length. */
export function textLike({ maxLength }: z.ZodString) {
  return anyText.transform((given) => cutText(given, maxLength ?? given.length).trim());
}

/**
 * Reads an object of optional fields without ever rejecting one: a text that is too long is cut, and what is missing,
 * of another type or otherwise invalid is left out.
 */
export function readLeniently<Schema extends z.core.$ZodObject>(
  schema: Schema,
  given: unknown,
): z.output<Schema> {
  const fields = Object.entries(schema._zod.def.shape).map(([name, field]) => [name, lenient(field)]);
  const { data = {} } = z.object(Object.fromEntries(fields)).safeParse(given);
  const said = Object.entries(data).filter(([, value]) => value !== undefined);
  return Object.fromEntries(said) as z.output<Schema>;
}

function lenient(field: z.core.$ZodType): z.core.$ZodType {
  const said = withoutWrapping(field);
  if (!(said instanceof z.ZodString)) return z.catch(field, undefined);
  return textLike(said).transform((text) => text || undefined);
}

function withoutWrapping(field: unknown): unknown {
  const isWrapped = field instanceof z.ZodOptional || field instanceof z.ZodNullable;
  return isWrapped ? withoutWrapping(field.unwrap()) : field;
}
