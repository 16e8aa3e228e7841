import type { ExportedColumn } from './classic-headings.ts';

export type ExportedCells = Partial<Record<ExportedColumn, string>>;

/** A product in Shopify's columns, by what its cells belong to. */
export type ExportedProduct = {
  product: ExportedCells;
  /** By the values of their options, as JSON. */
  variants: Record<string, ExportedCells>;
  /** By their addresses. */
  pictures: Record<string, ExportedCells>;
};
