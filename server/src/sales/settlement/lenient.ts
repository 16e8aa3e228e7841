import { cutText } from '@gulmohar/contract/values/texts.ts';
import { z } from 'zod';

/** Any text, including numbers, which forms send for numeric inputs. Anything else counts as empty. */
export const anyText = z
  .union([z.string(), z.number().transform(String)])
  .transform((given) => given.trim())
  .catch('');

/** Any text, cut to the given schema's maximum length. */
export function textLike({ maxLength }: z.ZodString) {
  return anyText.transform((given) => cutText(given, maxLength ?? given.length).trim());
}

/** Cached, because zod compiles a new schema on first use. */
const lenientSchemas = new WeakMap<z.ZodObject, z.ZodObject>();

/** Never rejects: texts that are too long are cut, and fields that are missing or invalid are omitted. */
export function readLeniently<Schema extends z.ZodObject>(schema: Schema, given: unknown): z.output<Schema> {
  const reading = lenientSchemas.get(schema) ?? lenientSchema(schema);
  lenientSchemas.set(schema, reading);
  const { data = {} } = reading.safeParse(given);
  const present = Object.entries(data).filter(([, value]) => value !== undefined);
  return Object.fromEntries(present) as z.output<Schema>;
}

function lenientSchema({ shape }: z.ZodObject): z.ZodObject {
  const fields = Object.entries(shape).map(([name, field]) => [name, lenient(field)]);
  return z.object(Object.fromEntries(fields));
}

function lenient(field: z.core.$ZodType): z.core.$ZodType {
  const inner = withoutWrapping(field);
  if (!(inner instanceof z.ZodString)) return z.catch(field, undefined);
  return textLike(inner).transform((text) => text || undefined);
}

function withoutWrapping(field: unknown): unknown {
  const isWrapped = field instanceof z.ZodOptional || field instanceof z.ZodNullable;
  return isWrapped ? withoutWrapping(field.unwrap()) : field;
}
