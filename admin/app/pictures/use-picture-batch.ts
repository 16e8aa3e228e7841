import { matchPictures } from '@gulmohar/contract/admin/product-pictures.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { adminApi } from '../api/admin-api.ts';
import { failureText } from '../api/failure.ts';
import { refreshProducts } from '../products/product.queries.ts';
import { uploadPicture } from '../products/upload-picture.ts';
import { fileProblem } from '../products/uploads.ts';
import { readPictureFiles, UnreadableFile } from './read-picture-files.ts';

export type BatchRow = {
  key: string;
  file: File;
  /** null if no product has the code of the file's name. */
  product: { id: string; name: string; position: number } | null;
  state: 'waiting' | 'added' | 'failed';
  /** Why it cannot be added, or was not. */
  problem?: string | undefined;
};

/** A batch of pictures: which product each belongs to, and how far they have been added. */
export function usePictureBatch() {
  const [rows, setRows] = useState<readonly BatchRow[]>([]);

  function change(key: string, part: Partial<BatchRow>): void {
    setRows((before) => before.map((row) => (row.key === key ? { ...row, ...part } : row)));
  }

  const choose = useMutation({
    mutationFn: async (chosen: readonly File[]) => {
      const files = await readPictureFiles(chosen);
      if (files.length === 0)
        throw new UnreadableFile('There is no picture in it. Please choose JPEG, PNG, WebP or AVIF.');
      const { matches } = await adminApi(matchPictures, { body: { names: files.map(({ name }) => name) } });
      return files.map((file, at): BatchRow => {
        const match = matches[at];
        const product = match
          ? { id: match.productId, name: match.productName, position: match.position }
          : null;
        return { key: crypto.randomUUID(), file, product, state: 'waiting', problem: fileProblem(file) };
      });
    },
    onSuccess: (next) => setRows(next.toSorted(byProduct)),
  });

  const add = useMutation({
    mutationFn: async () => {
      for (const { key, file, product } of rows.filter(isReady)) {
        if (!product) continue;
        try {
          await uploadPicture(product.id, file, () => {});
          change(key, { state: 'added', problem: undefined });
        } catch (error) {
          change(key, { state: 'failed', problem: failureText(error) });
        }
      }
      await refreshProducts();
    },
  });

  return { rows, choose, add, ready: rows.filter(isReady).length };
}

/** What has failed is tried again. */
function isReady({ product, state, problem }: BatchRow): boolean {
  return product !== null && (state === 'failed' || (state === 'waiting' && problem === undefined));
}

/** Matched ones first, each product's in the order of their numbers. */
function byProduct(one: BatchRow, other: BatchRow): number {
  if (!one.product || !other.product) return Number(other.product !== null) - Number(one.product !== null);
  return (
    one.product.name.localeCompare(other.product.name) ||
    one.product.id.localeCompare(other.product.id) ||
    one.product.position - other.product.position
  );
}
