import { contrast } from '@gulmohar/contract/site/contrast.ts';
import type { BrandPicture } from '@gulmohar/contract/site/theme.ts';
import { readWhole } from '../../platform/storage/file-store.ts';
import type { PictureStore } from '../../platform/storage/picture-store.ts';
import type { PublishedLook } from '../../shop/look/published-look.ts';
import { type DocumentBrand, INK, TINT } from './pdf/document-look.ts';

const READABLE = 4.5;

/**
 * What printed documents take from the shop's look: the colour of headings, if it is readable on paper, and the logo, or else
 * the mark. Their font stays: it has the letters of every script and the rupee sign.
 */
export async function documentBrand(
  { light, theme }: PublishedLook,
  pictures: PictureStore,
): Promise<DocumentBrand> {
  const isReadable = contrast(light.heading, TINT) >= READABLE;
  return { colour: isReadable ? light.heading : INK, logo: await readLogo(theme, pictures) };
}

async function readLogo(
  { logo, mark }: PublishedLook['theme'],
  pictures: PictureStore,
): Promise<Uint8Array | null> {
  const [picture, file] = logo ? [logo, 'logo.png'] : [mark, '192.png'];
  const name = picture && nameOf(picture);
  const stored = name ? await pictures.openPicture(name, file) : undefined;
  return stored ? readWhole(stored) : null;
}

/** Of an address such as `/pictures/brand-logo.1a2b3c4d/logo.webp`. */
function nameOf({ address }: BrandPicture): string | undefined {
  return address.split('/').at(-2);
}
