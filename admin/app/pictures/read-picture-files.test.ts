import { pictureBatch } from '@gulmohar/contract/admin/product-pictures.ts';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readPictureFiles } from './read-picture-files.ts';

function zip(entries: Record<string, Uint8Array>): File {
  return new File([new Uint8Array(zipSync(entries))], 'spring.zip', { type: 'application/zip' });
}

const picture = strToU8('picture');
const namesIn = async (files: File[]) =>
  (await readPictureFiles(files)).map(({ name, type }) => [name, type]);

test('the pictures of a ZIP file are read from all of its folders, and other files in it are skipped', async () => {
  const packed = zip({
    'spring/KRT-1.JPG': picture,
    'KRT-2.webp': picture,
    'prices.csv': picture,
    '__MACOSX/spring/._KRT-1.JPG': picture,
  });
  const loose = new File([picture], 'KRT-3.png', { type: 'image/png' });
  expect(await namesIn([packed, loose])).toEqual([
    ['KRT-1.JPG', 'image/jpeg'],
    ['KRT-2.webp', 'image/webp'],
    ['KRT-3.png', 'image/png'],
  ]);
  const [first] = await readPictureFiles([packed]);
  expect(await first?.text()).toBe('picture');
});

test('a ZIP file that unpacks to a huge picture is refused without unpacking it', async () => {
  const bomb = zip({ 'KRT-1.jpg': new Uint8Array(30 * 1024 * 1024) });
  expect(bomb.size).toBeLessThan(100_000);
  await expect(readPictureFiles([bomb])).rejects.toThrow(
    'spring.zip has a picture of more than 25 MB: KRT-1.jpg. Please send it in parts.',
  );
});

test('too many pictures, in a ZIP file or not, and a file that is no ZIP file are refused', async () => {
  const names = Array.from({ length: pictureBatch.maxFiles + 1 }, (_, at) => `KRT-${at}.jpg`);
  const many = zip(Object.fromEntries(names.map((name) => [name, picture])));
  await expect(readPictureFiles([many])).rejects.toThrow('spring.zip has more than 500 pictures');
  await expect(readPictureFiles(names.map((name) => new File([picture], name)))).rejects.toThrow(
    'At most 500 pictures at once',
  );
  await expect(readPictureFiles([new File(['no zip'], 'spring.zip')])).rejects.toThrow(
    'spring.zip cannot be read as a ZIP file.',
  );
});
