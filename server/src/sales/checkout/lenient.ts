import { cutText } from '@gulmohar/contract/values/texts.ts';
import { z } from 'zod';

/** Any text. Forms send numeric inputs as numbers, too. What is no text says nothing: it is empty. */
export const anyText = z
  .union([z.string(), z.number().transform(String)])
  .transform((given) => given.trim())
  .catch('');

/** The same, cut to what the given text may have. */
export function textLike({ maxLength }: z.ZodString) {
  return anyText.transform((given) => cutText(given, maxLength ?? given.length).trim());
}

/**
 * Reads an object of optional fields without ever refusing one: a text that is too long is cut, and what is missing, of
 * another type or otherwise not allowed is left out.
 */
export function readLeniently<Schema extends z.ZodObject>(schema: Schema, given: unknown): z.output<Schema> {
  const fields = Object.entries<z.ZodType>(schema.shape).map(([name, field]) => [name, lenient(field)]);
  const { data = {} } = z.object(Object.fromEntries(fields)).safeParse(given);
  const said = Object.entries(data).filter(([, value]) => value !== undefined);
  return Object.fromEntries(said) as z.output<Schema>;
}

function lenient(field: z.ZodType): z.ZodType {
  const said = withoutWrapping(field);
  if (!(said instanceof z.ZodString)) return field.catch(undefined);
  return textLike(said).transform((text) => text || undefined);
}

function withoutWrapping(field: unknown): unknown {
  const isWrapped = field instanceof z.ZodOptional || field instanceof z.ZodNullable;
  return isWrapped ? withoutWrapping(field.unwrap()) : field;
}
