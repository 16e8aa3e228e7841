/** What a document takes from the shop's look. */
export type DocumentBrand = {
  /** Of headings; readable on white and on the tint. */
  colour: string;
  /** A PNG picture. */
  logo: Uint8Array | null;
};

export const INK = '#2B1B16';
export const RULE = '#B5AFA7';
export const TINT = '#F3F1EE';
