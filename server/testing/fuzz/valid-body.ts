import type { Existing } from './build-lives.ts';

export type Schema = {
  enum?: unknown[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
};

type Choice = {
  existing: Existing;
  /** Which of the existing ids: those of one thing stand at the same place. */
  nth: number;
  /** Which fields that may be left out are: none, some or all of them. */
  leavesOut: 'none' | 'some' | 'all';
};

/** The API description's example with existing ids, any of the values that a field may have, and without some fields. */
export function validBody(example: unknown, schema: Schema | undefined, choice: Choice): unknown {
  let state = choice.nth + 1;
  /** The same for the same choice. */
  const below = (limit: number) => {
    state = (state * 48_271) % (2 ** 31 - 1);
    return state % limit;
  };

  function isLeftOut(name: string, { required = [], properties }: Schema): boolean {
    if (!properties || required.includes(name) || choice.leavesOut === 'none') return false;
    return choice.leavesOut === 'all' || below(2) === 0;
  }

  function like(value: unknown, of: Schema, name: string): unknown {
    if (Array.isArray(value)) {
      const { items = {} } = variantOf(of, ({ items }) => items);
      return value.map((entry) => like(entry, items, name));
    }
    if (typeof value === 'object' && value !== null) {
      const object = variantOf(of, ({ properties }) => properties);
      const kept = Object.entries(value).filter(([field]) => !isLeftOut(field, object));
      return Object.fromEntries(
        kept.map(([field, entry]) => [field, like(entry, object.properties?.[field] ?? {}, field)]),
      );
    }
    const ids = choice.existing[name];
    if (typeof value === 'string' && ids?.length) return ids[choice.nth % ids.length];
    const { enum: values } = variantOf(of, (one) => one.enum);
    return values ? values[below(values.length)] : value;
  }

  return like(example, schema ?? {}, '');
}

function variantOf(schema: Schema, has: (schema: Schema) => unknown): Schema {
  return (schema.anyOf ?? [schema]).find(has) ?? {};
}
