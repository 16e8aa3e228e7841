import { deleteAccount, exportData } from '@gulmohar/contract/accounts/user.ts';
import { decideReview, getAdminReviewPicture, listAdminReviews } from '@gulmohar/contract/admin/review.ts';
import { getReviewPicture, listReviews } from '@gulmohar/contract/catalogue/review.ts';
import { MAX_REVIEW_PICTURES } from '@gulmohar/contract/catalogue/review-rules.ts';
import {
  getOwnReview,
  saveReview,
  sendReviewPicture,
  withdrawReview,
} from '@gulmohar/contract/fulfilment/review.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildStaff, type TestStaff } from '../../../testing/build-staff.ts';
import { deliverItem } from '../../../testing/deliver-item.ts';
import { type TestShop, testShop } from '../../../testing/test-shop.ts';
import { purgeExpired } from '../../app/purge-expired.ts';

const form = {
  rating: 5,
  title: 'Lovely',
  text: '',
  author: 'Asha',
  fit: null,
  heightCm: null,
  usualSize: '',
};

let shop: TestShop;
let support: TestStaff;

beforeAll(async () => {
  shop = await testShop();
  support = await buildStaff(shop, 'support');
});
afterAll(() => shop.close());

/** A shopper who may write about a kurti, and what she does about its photographs. */
async function buyer() {
  const { shopper, itemId, productId } = await deliverItem(shop);
  const { pictureProof } = await shopper.api(getOwnReview, { body: { itemId } });
  return {
    ...shopper,
    itemId,
    productId,
    pictureProof,
    upload: async () => (await send(pictureProof, await jpeg(60, 40))).json().pictureId as string,
    save: (pictures?: string[]) => shopper.api(saveReview, { body: { itemId, ...form, pictures } }),
  };
}

function jpeg(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#c0392b' } })
    .jpeg()
    .toBuffer();
}

function send(proof: string, payload: Buffer, type = 'image/jpeg') {
  const url = `/api${sendReviewPicture.path}?proof=${encodeURIComponent(proof)}`;
  return shop.app.inject({ method: 'PUT', url, payload, headers: { 'content-type': type } });
}

function look(pictureId: string, query: { size?: 'small'; proof?: string } = {}) {
  return shop.app.inject({
    url: `/api${getReviewPicture.path}?${new URLSearchParams({ pictureId, ...query })}`,
  });
}

async function publish(itemId: string): Promise<void> {
  const { id } = await shop.db
    .selectFrom('review')
    .where('line_id', '=', itemId)
    .select('id')
    .executeTakeFirstOrThrow();
  const { reviews } = await support.api(listAdminReviews);
  const submittedAt = reviews.find(({ reviewId }) => reviewId === id)?.submittedAt ?? '';
  await support.api(decideReview, { body: { reviewId: id, refusal: null, submittedAt } });
  await shop.changes.poll();
}

test('a shopper’s photographs are shown with the review once staff have published it, upright and without metadata', async () => {
  const { itemId, productId, pictureProof, save } = await buyer();
  const taken = await sharp(await jpeg(2400, 1200))
    .withExif({ IFD0: { Make: 'SecretCamera' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { pictureId } = (await send(pictureProof, taken)).json();
  expect((await look(pictureId, { proof: pictureProof })).statusCode).toBe(200);
  await save([pictureId]);

  expect((await look(pictureId)).statusCode).toBe(404);
  const { reviews } = await support.api(listAdminReviews);
  expect(reviews).toMatchObject([{ pictures: [pictureId] }]);
  const staffs = `/api${getAdminReviewPicture.path}?pictureId=${pictureId}`;
  expect((await shop.app.inject({ url: staffs })).statusCode).toBe(401);
  expect((await shop.app.inject({ url: staffs, headers: { cookie: support.cookie } })).statusCode).toBe(200);

  await publish(itemId);
  const shown = await look(pictureId);
  expect(shown.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=3600',
  });
  expect(shown.rawPayload.includes('SecretCamera')).toBe(false);
  expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ width: 800, height: 1600 });
  const small = await look(pictureId, { size: 'small' });
  expect(await sharp(small.rawPayload).metadata()).toMatchObject({ width: 192, height: 192 });

  const other = await buyer();
  await other.save([]);
  await publish(other.itemId);
  const list = (of: string, pictures?: 'true') =>
    shop.api(listReviews, { query: { productId: of, pictures } });
  const ofHers = await list(productId, 'true');
  expect(ofHers).toMatchObject({ hasPictures: true, reviews: [{ pictures: [pictureId] }] });
  expect(await list(other.productId)).toMatchObject({ reviews: [{ pictures: [] }] });
  expect((await list(other.productId, 'true')).reviews).not.toContainEqual(
    expect.objectContaining({ pictures: [] }),
  );
});

test('a shopper orders, keeps and removes photographs; one that is left out is deleted', async () => {
  const { upload, save, pictureProof } = await buyer();
  const [front, back, blurred] = [await upload(), await upload(), await upload()];
  expect((await save([back, front])).review).toMatchObject({ pictures: [back, front] });
  expect((await look(blurred, { proof: pictureProof })).statusCode).toBe(404);
  expect((await save()).review).toMatchObject({ pictures: [back, front] });
  expect((await save([front])).review).toMatchObject({ pictures: [front] });
  await expect(save([back])).rejects.toThrow('One of the photos is not here any more');
  expect((await save()).review).toMatchObject({ pictures: [front] });
});

test('a file that is no picture, a wrong proof, somebody else’s photograph and a sixth one are refused', async () => {
  const [asha, meera] = [await buyer(), await buyer()];
  expect((await send(asha.pictureProof, Buffer.from('<svg/>'))).statusCode).toBe(400);
  expect((await send(asha.pictureProof, await jpeg(9, 9), 'text/html')).statusCode).toBe(415);
  expect((await send(`${asha.pictureProof}x`, await jpeg(9, 9))).json()).toMatchObject({
    code: 'INVALID_LINK',
  });
  const hers = await meera.upload();
  await expect(asha.save([hers])).rejects.toThrow('One of the photos is not here any more');
  expect((await look(hers, { proof: asha.pictureProof })).statusCode).toBe(404);
  const many = Array.from({ length: MAX_REVIEW_PICTURES + 1 }, () => hers);
  await expect(meera.save(many)).rejects.toMatchObject({ code: 'INVALID_INPUT' });
});

test('photographs are in the data export, and go with the withdrawal, the account, or a day without a review', async () => {
  const { upload, save, api, itemId, pictureProof, password } = await buyer();
  const rows = async (id: string) =>
    shop.db.selectFrom('review_picture').where('id', '=', id).select('id').execute();
  const first = await upload();
  await save([first]);
  expect(JSON.stringify((await api(exportData)).data)).toContain('data:image/webp;base64,');
  expect((await api(withdrawReview, { body: { itemId } })).review).toMatchObject({ pictures: [] });
  expect(await rows(first)).toEqual([]);

  const unsent = await upload();
  await purgeExpired(shop.db);
  expect((await look(unsent, { proof: pictureProof })).statusCode).toBe(200);
  await shop.database.pool.query(`update review_picture set uploaded_at = now() - interval '25 hours'`);
  await purgeExpired(shop.db);
  expect(await rows(unsent)).toEqual([]);

  const last = await upload();
  await save([last]);
  await api(deleteAccount, { body: { password } });
  await purgeExpired(shop.db);
  expect(await rows(last)).toEqual([]);
});
