/** A row whose JSON columns, `unknown` in the generated types, have the types that the feature declares. */
export type WithJson<Row, Json extends Partial<Record<keyof Row, unknown>>> = Omit<Row, keyof Json> & Json;
