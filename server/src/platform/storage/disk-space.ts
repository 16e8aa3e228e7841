import { statfs } from 'node:fs/promises';

/** The share of a folder's disk that is free for this process, from 0 to 1. */
export async function readFreeShare(folder: string): Promise<number> {
  const { bavail, blocks } = await statfs(folder);
  return blocks > 0 ? bavail / blocks : 1;
}
