import { statfs } from 'node:fs/promises';

/** Which share of a folder's disk is free for us, from 0 to 1. */
export async function readFreeShare(folder: string): Promise<number> {
  const { bavail, blocks } = await statfs(folder);
  return blocks > 0 ? bavail / blocks : 1;
}
