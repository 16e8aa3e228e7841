/** A row whose JSON columns, `unknown` in the generated types, hold what the feature knows them to hold. */
export type WithJson<Row, Json extends Partial<Record<keyof Row, unknown>>> = Omit<Row, keyof Json> & Json;
