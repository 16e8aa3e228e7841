import { defaultTheme } from '@gulmohar/contract/site/theme.ts';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { testShop } from '../../../testing/test-shop.ts';
import { showBrandPicture } from '../../catalogue/images/show-brand-picture.ts';
import { publishedLook } from '../../shop/look/published-look.ts';
import { documentBrand } from './document-brand.ts';

const shop = await testShop();
afterAll(() => shop.close());

const plum = publishedLook({ ...defaultTheme, colours: { ...defaultTheme.colours, brand: '#5b2a86' } });

test('documents have the heading colour of the look, and ink where that is too pale for paper', async () => {
  expect(await documentBrand(plum, shop.pictures)).toEqual({ colour: plum.light.heading, logo: null });
  const pale = { ...plum, light: { ...plum.light, heading: '#c9b458' } };
  expect((await documentBrand(pale, shop.pictures)).colour).toBe('#2B1B16');
});

test('documents show the logo as a PNG, the mark of a shop without one, and nothing once the file is gone', async () => {
  const upload = async (use: 'logo' | 'mark', width: number) => {
    const body = await sharp({ create: { width, height: 100, channels: 3, background: '#5b2a86' } })
      .png()
      .toBuffer();
    return showBrandPicture(shop.pictures, body, use);
  };
  const logo = await upload('logo', 240);
  const mark = await upload('mark', 100);
  const logoOf = async (theme: Partial<typeof defaultTheme>) =>
    (await documentBrand({ ...plum, theme: { ...defaultTheme, ...theme } }, shop.pictures)).logo;
  const widthOf = async (png: Uint8Array | null) => png && (await sharp(png).metadata());
  expect(await widthOf(await logoOf({ logo, mark }))).toMatchObject({ format: 'png', width: 240 });
  expect(await widthOf(await logoOf({ mark }))).toMatchObject({ format: 'png', width: 192 });
  const gone = { ...logo, address: '/pictures/brand-logo.00000000/logo.webp' };
  expect(await logoOf({ logo: gone })).toBeNull();
});
