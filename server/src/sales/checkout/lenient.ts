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

/** Made once for each schema: zod writes code for a schema that is new, which took longer than reading by it. */
const lenientSchemas = new WeakMap<z.core.$ZodObject, z.ZodObject>();

/**
 * Reads an object of optional fields without ever rejecting one: a text that is too long is cut, and what is missing,
 * of another type or otherwise invalid is left out.
 */
export function readLeniently<Schema extends z.core.$ZodObject>(
  schema: Schema,
  given: unknown,
): z.output<Schema> {
  const reading = lenientSchemas.get(schema) ?? lenientSchema(schema);
  lenientSchemas.set(schema, reading);
  const { data = {} } = reading.safeParse(given);
  const said = Object.entries(data).filter(([, value]) => value !== undefined);
  return Object.fromEntries(said) as z.output<Schema>;
}

function lenientSchema(schema: z.core.$ZodObject): z.ZodObject {
  const fields = Object.entries(schema._zod.def.shape).map(([name, field]) => [name, lenient(field)]);
  return z.object(Object.fromEntries(fields));
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
