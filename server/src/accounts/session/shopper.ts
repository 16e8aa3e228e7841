/** Who makes a call, by their token; nothing in a body says who somebody is. */
export type Shopper = {
  userId: string;
  /** Of the session that the token belongs to. */
  sessionKeyHash: Buffer;
};
