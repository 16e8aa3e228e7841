import { uploadShopFile } from '@gulmohar/contract/admin/shop-import-calls.ts';
import type { TestShop } from './test-shop.ts';

type Sent = { status: number; importId: string; kind: string; rows: number; message: string };

/** Sends a file of another shop as a member of staff does. */
export async function sendShopFile(
  shop: TestShop,
  cookie: string,
  content: string | Buffer,
  importId?: string,
): Promise<Sent> {
  const query = new URLSearchParams({ fileName: 'products.csv', ...(importId && { importId }) });
  const response = await shop.app.inject({
    method: 'POST',
    url: `/api${uploadShopFile.path}?${query}`,
    headers: { cookie, 'content-type': 'text/csv' },
    payload: content,
  });
  return { ...response.json(), status: response.statusCode };
}
