import type { Database } from '../../platform/database/connection.ts';
import { readDraft, readVersions } from '../document/read-document.ts';
import { type PublishedLook, publishedLook } from './published-look.ts';

/**
 * The style sheet at an address: of the published look, or else of its draft, or of an earlier version that pages from
 * before the last publishing still ask for.
 */
export async function findCss(
  db: Database,
  published: PublishedLook,
  address: string,
): Promise<string | undefined> {
  if (published.cssAddress === address) return published.css;
  const others = [await readDraft(db, 'theme', 'shop'), ...(await readVersions(db, 'theme', 'shop'))];
  for (const theme of others) {
    const { css, cssAddress } = publishedLook(theme);
    if (cssAddress === address) return css;
  }
  return undefined;
}
