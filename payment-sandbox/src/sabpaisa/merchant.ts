/** What SabPaisa gives a merchant, and its envelope around texts under the merchant's keys. */
export type Merchant = {
  clientCode: string;
  userName: string;
  password: string;
  seal(text: string): string;
  /** @returns undefined when it was not sealed with the merchant's keys */
  unseal(sealed: string): string | undefined;
};
