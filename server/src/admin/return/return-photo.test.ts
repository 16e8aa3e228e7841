import { deleteAccount, exportData } from '@gulmohar/contract/accounts/user.ts';
import { getReturnPhoto, listAdminReturns, moveAdminReturn } from '@gulmohar/contract/admin/return.ts';
import { getOrder, requestReturn, sendReturnPhoto } from '@gulmohar/contract/fulfilment/order.ts';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { buildOrder } from '../../../testing/build-order.ts';
import { buildShopper } from '../../../testing/build-shopper.ts';
import { buildStaff } from '../../../testing/build-staff.ts';
import { seller } from '../../../testing/seller.ts';
import { testShop } from '../../../testing/test-shop.ts';
import { purgeExpired } from '../../app/purge-expired.ts';
import { moveOrder } from '../../fulfilment/change/move-order.ts';

const shop = await testShop();
const asha = await buildShopper(shop);
const support = await buildStaff(shop, 'support');
afterAll(() => shop.close());

/** @returns the proof that allows adding a photograph, and the return as staff see it */
async function requestOneReturn(shopper = asha) {
  const orderId = await buildOrder(shop, shopper, { age: '6 days' });
  for (const to of ['Packing', 'Shipped', 'Out for delivery', 'Delivered'] as const) {
    await moveOrder(shop.db, orderId, { to, actor: 'operator', seller });
  }
  const { order } = await shopper.api(getOrder, { query: { orderId } });
  const itemIds = order.items.map((item) => item._id);
  const body = { orderId, itemIds, reason: 'Arrived damaged or faulty' };
  const { photoProof } = await shopper.api(requestReturn, { body });
  const seen = async () => {
    const { returns } = await support.api(listAdminReturns);
    return returns.find((one) => one.orderId === orderId);
  };
  return { photoProof, seen, returnId: (await seen())?.returnId ?? '' };
}

function send(proof: string, payload: Buffer, type = 'image/jpeg') {
  const url = `/api${sendReturnPhoto.path}?proof=${encodeURIComponent(proof)}`;
  return shop.app.inject({ method: 'PUT', url, payload, headers: { 'content-type': type } });
}

function getPhoto(returnId: string, cookie = support.cookie) {
  return shop.app.inject({
    url: `/api${getReturnPhoto.path}?returnId=${returnId}`,
    ...(cookie && { headers: { cookie } }),
  });
}

function picture(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#c0392b' } });
}

test('staff see a shopper’s photo of a damaged item upright, scaled down and without its metadata', async () => {
  const { photoProof, seen, returnId } = await requestOneReturn();
  expect(await seen()).toMatchObject({ hasPhoto: false });
  expect((await getPhoto(returnId)).statusCode).toBe(404);
  const taken = await picture(2400, 1200)
    .withExif({ IFD0: { Make: 'SecretCamera' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect((await send(photoProof, taken)).json()).toMatchObject({ success: true });
  expect(await seen()).toMatchObject({ hasPhoto: true });
  const shown = await getPhoto(returnId);
  expect(shown.headers['content-type']).toBe('image/webp');
  expect(shown.rawPayload.includes('SecretCamera')).toBe(false);
  expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ width: 800, height: 1600 });
  expect((await getPhoto(returnId, '')).statusCode).toBe(401);
});

test('a file that is no picture, a wrong proof and a photo after the answer are refused', async () => {
  const { photoProof, seen, returnId } = await requestOneReturn();
  const good = await picture(60, 40).jpeg().toBuffer();
  expect((await send(photoProof, Buffer.from('<svg/>'))).statusCode).toBe(400);
  expect((await send(photoProof, good, 'text/html')).statusCode).toBe(415);
  expect((await send(`${photoProof}x`, good)).json()).toMatchObject({ code: 'INVALID_LINK' });
  await support.api(moveAdminReturn, { body: { returnId, to: 'Return Rejected' } });
  expect((await send(photoProof, good)).json()).toMatchObject({ code: 'INVALID_LINK' });
  expect(await seen()).toBeUndefined();
  expect((await getPhoto(returnId)).statusCode).toBe(404);
});

test('the photo is in the shopper’s data export, and is deleted once account and return are closed', async () => {
  const leaver = await buildShopper(shop);
  const { photoProof, returnId } = await requestOneReturn(leaver);
  await send(photoProof, await picture(60, 40).jpeg().toBuffer());
  expect(JSON.stringify((await leaver.api(exportData)).data)).toContain('data:image/webp;base64,');
  await leaver.api(deleteAccount, { body: { password: leaver.password } });
  expect((await getPhoto(returnId)).statusCode).toBe(200);
  await support.api(moveAdminReturn, { body: { returnId, to: 'Return Rejected' } });
  await purgeExpired(shop.db);
  expect((await getPhoto(returnId)).statusCode).toBe(404);
});
