/** The caller, identified by the token only and never by anything in a request's body. */
export type Shopper = {
  userId: string;
  sessionKeyHash: Buffer;
};
