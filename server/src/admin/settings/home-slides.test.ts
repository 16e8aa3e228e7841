import { readSlides, saveSlides } from '@gulmohar/contract/admin/settings-calls.ts';
import { getShop } from '@gulmohar/contract/shop/shop.ts';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { buildStaff } from '../../../testing/build-staff.ts';
import { testShop } from '../../../testing/test-shop.ts';
import { shownFolder } from '../../platform/storage/disk-files.ts';

const shop = await testShop();
const manager = await buildStaff(shop, 'manager');
afterAll(() => shop.close());

function upload(shape: string, file: Buffer) {
  return shop.app.inject({
    method: 'POST',
    url: `/api/admin/home/picture?shape=${shape}`,
    headers: { cookie: manager.cookie, 'content-type': 'image/png' },
    payload: file,
  });
}

const texts = {
  title: 'Monsoon in Bagru',
  subtitle: 'NEW',
  description: 'Block prints for the rains',
  button: 'SHOP NOW',
  to: '/collection?category=Women',
};

test('a manager’s slides replace the built-in ones, which come back once they are removed', async () => {
  const before = (await shop.api(getShop)).shop;
  const { slides, builtIn } = await manager.api(readSlides);
  expect([slides, builtIn.map(({ title }) => title)]).toEqual([
    [],
    ['Latest Arrivals', 'Traditional Elegance', 'Premium Kurti Sets'],
  ]);
  const picture = await sharp({ create: { width: 640, height: 640, channels: 3, background: '#b8155b' } })
    .png()
    .toBuffer();
  const [wide, tall] = [(await upload('wide', picture)).json(), (await upload('tall', picture)).json()];
  const { width, height } = await sharp(
    wide.address.replace('/pictures', shownFolder(shop.dataDir)).replace('1280.webp', '1920.avif'),
  ).metadata();
  expect([width, height]).toEqual([1920, 1080]);

  const slide = { ...texts, wide: wide.address, tall: tall.address };
  await manager.api(saveSlides, { body: { slides: [slide] } });
  const { shop: after } = await shop.api(getShop);
  expect(after.slides).toEqual([texts]);
  expect(after.pictures.heroes).toEqual([{ wide: wide.address, tall: tall.address }]);

  await expect(
    manager.api(saveSlides, { body: { slides: [{ ...slide, to: '//evil.example' }] } }),
  ).rejects.toMatchObject({ reply: { fields: { 'slides.0.to': expect.any(String) } } });
  await expect(
    manager.api(saveSlides, { body: { slides: [{ ...slide, wide: 'https://evil.example/1.webp' }] } }),
  ).rejects.toMatchObject({ reply: { fields: { 'slides.0.wide': 'Please choose a picture' } } });
  await manager.api(saveSlides, { body: { slides: [] } });
  expect((await shop.api(getShop)).shop).toEqual(before);
});

test('a manager can start from the built-in slides and change one of them', async () => {
  const { builtIn } = await manager.api(readSlides);
  // As in a demo shop, whose slides have pictures.
  const withPictures = builtIn.map((slide) => ({
    ...slide,
    wide: '/pictures/hero-sets-wide.35acbc8a.cbbea9/1280.webp',
    tall: '/pictures/hero-sets-tall.5a6a9a48.c1b79f/800.webp',
  }));
  const [first, ...others] = withPictures;
  if (!first) throw new Error('The shop comes with slides');
  const mine = [{ ...first, title: 'New this week' }, ...others];
  await manager.api(saveSlides, { body: { slides: mine } });
  const { shop: after } = await shop.api(getShop);
  expect(after.slides.map(({ title }) => title)).toEqual([
    'New this week',
    'Traditional Elegance',
    'Premium Kurti Sets',
  ]);
  expect((await manager.api(readSlides)).builtIn).toEqual([]);
  await manager.api(saveSlides, { body: { slides: [] } });
});

test('a file that is no picture is refused', async () => {
  const response = await upload('wide', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
  expect(response.statusCode).toBe(400);
  expect(response.json().message).toContain('JPEG, PNG, WebP or AVIF');
});
