import { pictureUpload } from '@gulmohar/contract/admin/product-pictures.ts';
import { create } from 'zustand';
import { failureText } from '../api/failure.ts';
import { queryClient } from '../api/query-client.ts';
import { productQuery } from './product.queries.ts';
import { uploadPicture } from './upload-picture.ts';

export type Upload = {
  key: string;
  productId: string;
  file: File;
  /** The share sent so far, 0 to 1. */
  sent: number;
  problem?: string;
};

/** The uploads, which continue while the owner visits other pages. */
export const useUploads = create<{ uploads: Upload[] }>(() => ({ uploads: [] }));

/** Returns why the shop would not accept the file, before it is sent. */
export function fileProblem(file: File): string | undefined {
  if (!(pictureUpload.types as readonly string[]).includes(file.type)) {
    return 'Please choose a JPEG, PNG, WebP or AVIF picture';
  }
  return file.size > pictureUpload.maxBytes ? 'At most 25 MB' : undefined;
}

/** Uploads pictures one after another, in order. */
export async function startUploads(productId: string, files: readonly File[]): Promise<void> {
  const queued = files.map((file): Upload => ({ key: crypto.randomUUID(), productId, file, sent: 0 }));
  useUploads.setState(({ uploads }) => ({ uploads: [...uploads, ...queued] }));
  for (const upload of queued) await sendOne(upload);
}

async function sendOne({ key, productId, file }: Upload): Promise<void> {
  const problem = fileProblem(file);
  if (problem) return change(key, { problem });
  try {
    await uploadPicture(productId, file, (sent) => change(key, { sent }));
    await queryClient.invalidateQueries(productQuery(productId));
    dropUpload(key);
  } catch (error) {
    change(key, { problem: failureText(error) });
  }
}

export function dropUpload(key: string): void {
  useUploads.setState(({ uploads }) => ({ uploads: uploads.filter((upload) => upload.key !== key) }));
}

function change(key: string, part: Partial<Upload>): void {
  useUploads.setState(({ uploads }) => ({
    uploads: uploads.map((upload) => (upload.key === key ? { ...upload, ...part } : upload)),
  }));
}
