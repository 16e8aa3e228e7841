/** What an import did to a product, so that it can be taken back. */
export type Undo =
  | { productId: string; isNew: true }
  | {
      productId: string;
      isNew: false;
      /** The change of its fields in the audit log. */
      entryId: number | null;
      /** The former colour and what it became; null if it did not change. */
      colour: { before: string; after: string } | null;
      /** The former costs of its sizes, and what they became. */
      costs: { id: number; cost: number | null; became: number | null }[];
    };
