/** The caller, by their token; nothing in a body identifies anybody. */
export type Shopper = {
  userId: string;
  /** Of the session that the token belongs to. */
  sessionKeyHash: Buffer;
};
