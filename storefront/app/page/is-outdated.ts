import { paths } from '../paths.ts';

export const RELEASE: string = import.meta.env.VITE_RELEASE ?? '';

/** Whether the shop was updated since this page was opened, so that its scripts may not fit what the shop sends. */
export async function isOutdated(): Promise<boolean> {
  try {
    const response = await fetch(paths.release(), { cache: 'no-store' });
    return response.ok && (await response.text()) !== RELEASE;
  } catch {
    return false;
  }
}
