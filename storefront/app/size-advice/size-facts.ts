import type { ApiClient } from '@gulmohar/contract/api/client.ts';
import type { getSizeAdvice } from '@gulmohar/contract/catalogue/size-advice/size-advice.ts';
import type { z } from 'zod';
import { addressOf } from '../api/address-of.ts';

const get = addressOf<typeof getSizeAdvice>({ method: 'GET', path: '/size-advice/product' });

export type SizeFacts = Omit<z.output<typeof getSizeAdvice.reply>, 'success'>;

/** Returns what size advice needs to know of a product; null if that fails, since the page is complete without. */
export async function findSizeFacts(api: ApiClient, productId: string): Promise<SizeFacts | null> {
  const reply = await api(get, { query: { productId } }).catch(() => null);
  return reply && { bands: reply.bands, votes: reply.votes, votesBySize: reply.votesBySize };
}
