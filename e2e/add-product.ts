import { type APIRequestContext, request } from '@playwright/test';
import { signInOwner } from './admin.ts';
import { expect, test } from './shop-test.ts';

type Facts = { description?: string };

/** One that no other story knows, in sizes M and L; too old to stand among the latest. */
export async function addProduct(facts: Facts = {}): Promise<{ id: string; name: string }> {
  const { baseURL } = test.info().project.use;
  const owner = await request.newContext(baseURL ? { baseURL } : {});
  await signInOwner(owner);
  const product = await createProduct(owner, facts);
  await owner.dispose();
  return product;
}

/** The same, by whoever is signed in to the admin. */
export async function createProduct(
  owner: APIRequestContext,
  { description = 'Printed by hand.' }: Facts = {},
): Promise<{ id: string; name: string }> {
  const name = `Story Kurti ${crypto.randomUUID().slice(0, 8)}`;
  const response = await owner.post('/api/admin/product/create', {
    data: {
      name,
      description,
      category: 'Women',
      subCategory: 'Topwear',
      price: 129_900,
      mrp: 159_900,
      hsn: '620442',
      taxRule: 'garment',
      tags: ['color:red', 'material:cotton'],
      details: { fabric: 'Cotton', work: '', fit: '', length: '', care: '', origin: '', measurements: {} },
      publishedAt: '2020-01-01T00:00:00Z',
      hasSize: true,
      variants: ['M', 'L'].map((size) => ({ size, sku: '', stock: 20 })),
    },
  });
  expect(response.status(), await response.text()).toBe(200);
  const { productId } = await response.json();
  return { id: productId, name };
}
