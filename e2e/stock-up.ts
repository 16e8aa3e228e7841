import { request } from '@playwright/test';
import { signInOwner } from './admin.ts';
import { kurti, kurtiSet } from './catalogue.ts';
import { expect } from './shop-test.ts';

/** Restocks the two products that most stories buy and some leave reserved, so that they last for all. */
export async function stockUp(baseURL: string): Promise<void> {
  const shop = await request.newContext({ baseURL });
  await signInOwner(shop);
  for (const { id } of [kurti, kurtiSet]) {
    const { product } = await (await shop.get(`/api/admin/product/get?productId=${id}`)).json();
    const changes = product.variants.map(({ variantId }: { variantId: number }) => ({
      variantId,
      units: 200,
    }));
    const data = { productId: id, reason: 'delivery', changes };
    const response = await shop.post('/api/admin/product/stock', { data });
    expect(response.status(), await response.text()).toBe(200);
  }
  await shop.dispose();
}
