import { statfs } from 'node:fs/promises';

export async function readFreeShare(folder: string): Promise<number> {
  const { bavail, blocks } = await statfs(folder);
  return blocks > 0 ? bavail / blocks : 1;
}
