/** A merchant's credentials at SabPaisa, and encryption under the merchant's keys. */
export type Merchant = {
  clientCode: string;
  userName: string;
  password: string;
  seal(text: string): string;
  /** @returns undefined when the text was not encrypted with the merchant's keys */
  unseal(sealed: string): string | undefined;
};
