import { plausible } from './plausible-values.ts';

type Schema = {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  examples?: unknown[];
  default?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  propertyNames?: Schema;
  items?: Schema;
  prefixItems?: Schema[];
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  multipleOf?: number;
  pattern?: string;
  format?: string;
};
type Media = { schema?: Schema; example?: unknown };
type Operation = {
  parameters?: { name: string; schema?: Schema; example?: unknown }[];
  requestBody?: { content: Record<string, Media> };
  responses?: Record<string, { content?: Record<string, Media> }>;
};

/** Generated from the schemas, so that examples cannot fall behind the contract. */
export function giveExamples(document: object): void {
  const { paths } = document as { paths: Record<string, Record<string, Operation>> };
  for (const { parameters, requestBody, responses } of Object.values(paths).flatMap(
    Object.values<Operation>,
  )) {
    for (const parameter of parameters ?? [])
      parameter.example ??= exampleOf(parameter.schema ?? {}, parameter.name);
    const media = [requestBody, ...Object.values(responses ?? {})].flatMap((part) =>
      Object.values(part?.content ?? {}),
    );
    for (const medium of media) if (medium.schema) medium.example ??= exampleOf(medium.schema, '');
  }
}

function exampleOf(schema: Schema, name: string): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.examples) return schema.examples[0];
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) {
    const choice = choices.find(saysSomething);
    return choice ? exampleOf(choice, name) : null;
  }
  const type = typeOf(schema);
  if (type === 'object') return objectOf(schema, name);
  if (type === 'array') return arrayOf(schema, name);
  if (type === 'boolean') return schema.default ?? true;
  if (type === 'null') return null;
  const found = plausible(name).find((value) => fits(value, schema));
  return found ?? schema.default ?? (type === 'string' ? '' : (schema.minimum ?? 1));
}

function arrayOf({ prefixItems, items = {}, minItems = 1, maxItems = 1 }: Schema, name: string): unknown[] {
  if (maxItems === 0) return [];
  const described = prefixItems ?? Array.from({ length: Math.max(1, minItems) }, () => items);
  return described.map((item) => exampleOf(item, name));
}

function saysSomething(schema: Schema): boolean {
  const { const: only, maxLength, anyOf } = schema;
  return typeOf(schema) !== 'null' && only !== '' && maxLength !== 0 && (anyOf?.some(saysSomething) ?? true);
}

function typeOf({ type }: Schema): string | undefined {
  return Array.isArray(type) ? type.find((name) => name !== 'null') : type;
}

function objectOf({ properties = {}, additionalProperties, propertyNames }: Schema, name: string): object {
  const known = Object.entries(properties).map(([field, schema]) => [field, exampleOf(schema, field)]);
  if (known.length > 0 || typeof additionalProperties !== 'object') return Object.fromEntries(known);
  const key = propertyNames ? exampleOf(propertyNames, `key of ${name}`) : 'M';
  return { [String(key)]: exampleOf(additionalProperties, `value of ${name}`) };
}

function fits(value: unknown, schema: Schema): boolean {
  const type = typeOf(schema);
  if (typeof value === 'string') {
    const { minLength = 0, maxLength = Infinity, pattern, format } = schema;
    if (type !== 'string' || value.length < minLength || value.length > maxLength) return false;
    if (format === 'uri' && !URL.canParse(value)) return false;
    return pattern === undefined || new RegExp(pattern, 'u').test(value);
  }
  if (typeof value !== 'number' || (type !== 'number' && type !== 'integer')) return false;
  const { minimum = -Infinity, exclusiveMinimum = -Infinity, maximum = Infinity, multipleOf = 1 } = schema;
  if (type === 'integer' && value % multipleOf !== 0) return false;
  return value >= minimum && value > exclusiveMinimum && value <= maximum;
}
