import { updateProduct } from '@gulmohar/contract/admin/product-edit.ts';
import { changeStock, listMovements } from '@gulmohar/contract/admin/product-stock.ts';
import { afterAll, expect, test } from 'vitest';
import { buildStaff } from '../../../testing/build-staff.ts';
import { addAdminProduct, editedProduct, readAdminProduct } from '../../../testing/new-admin-product.ts';
import { testShop } from '../../../testing/test-shop.ts';

const shop = await testShop();
const owner = await buildStaff(shop);
afterAll(() => shop.close());

const read = (productId: string) => readAdminProduct(owner, productId);

test('stock moves through the ledger with its reason, and a loss cannot exceed the stock', async () => {
  const packer = await buildStaff(shop, 'packer');
  const productId = await addAdminProduct(owner);
  const [small, medium] = (await read(productId)).variants;
  if (!small || !medium) throw new Error('Two sizes were added');
  const move = (reason: 'delivery' | 'count' | 'loss', variantId: number, units: number) =>
    packer.api(changeStock, {
      body: { productId, reason, note: 'shelf 4', changes: [{ variantId, units }] },
    });
  await move('delivery', medium.variantId, 7);
  await move('count', small.variantId, 1);
  await move('loss', medium.variantId, 2);
  expect((await read(productId)).variants.map(({ onHand }) => onHand)).toEqual([1, 5]);
  await expect(move('loss', small.variantId, 2)).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  const { movements } = await packer.api(listMovements, { query: { productId } });
  expect(movements.map(({ kind, onHandChange, note }) => [kind, onHandChange, note])).toEqual([
    ['corrected', -2, 'loss · shelf 4 · Test packer'],
    ['corrected', -2, 'count · shelf 4 · Test packer'],
    ['received', 7, 'delivery · shelf 4 · Test packer'],
    ['received', 3, 'opening stock'],
  ]);
  await expect(
    packer.api(updateProduct, { body: await editedProduct(owner, productId, { name: 'No' }) }),
  ).rejects.toMatchObject({ code: 'FORBIDDEN' });
});
