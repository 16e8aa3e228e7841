import { pictureBatch, pictureUpload } from '@gulmohar/contract/admin/product-pictures.ts';

const TYPES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
};

export const MEGABYTE = 1024 * 1024;

/** Its message is for people. */
export class UnreadableFile extends Error {}

/**
 * Returns the pictures among the files and in ZIP files; anything else in a ZIP file is skipped.
 * @throws UnreadableFile with a text for people when a file or the whole is too large, or a ZIP file cannot be read
 */
export async function readPictureFiles(chosen: readonly File[]): Promise<File[]> {
  const pictures: File[] = [];
  for (const file of chosen) {
    if (/\.zip$/i.test(file.name)) pictures.push(...(await unpacked(file)));
    else pictures.push(file);
    if (pictures.length > pictureBatch.maxFiles)
      throw new UnreadableFile(
        `At most ${pictureBatch.maxFiles} pictures at once. Please send them in parts.`,
      );
  }
  return pictures;
}

async function unpacked(zip: File): Promise<File[]> {
  if (zip.size > pictureBatch.maxZipBytes)
    throw new UnreadableFile(`${zip.name} is larger than ${pictureBatch.maxZipBytes / MEGABYTE} MB.`);
  const { unzipSync } = await import('fflate');
  let bytes = 0;
  let count = 0;
  let excess = '';
  /** Decided by the sizes that the ZIP file states, before anything is unpacked; fflate unpacks no more than them. */
  const isWanted = ({ name, originalSize }: { name: string; originalSize: number }): boolean => {
    if (excess || typeOf(name) === undefined || /(?:^|\/)(?:__MACOSX\/|\.)/.test(name)) return false;
    count += 1;
    bytes += originalSize;
    if (count > pictureBatch.maxFiles) excess = `has more than ${pictureBatch.maxFiles} pictures`;
    else if (originalSize > pictureUpload.maxBytes)
      excess = `has a picture of more than ${pictureUpload.maxBytes / MEGABYTE} MB: ${name}`;
    else if (bytes > pictureBatch.maxUnpackedBytes)
      excess = `has more than ${pictureBatch.maxUnpackedBytes / MEGABYTE} MB of pictures`;
    return !excess;
  };
  const entries = await zip
    .arrayBuffer()
    .then((content) => unzipSync(new Uint8Array(content), { filter: isWanted }))
    .catch(() => {
      throw new UnreadableFile(`${zip.name} cannot be read as a ZIP file.`);
    });
  if (excess) throw new UnreadableFile(`${zip.name} ${excess}. Please send it in parts.`);
  return Object.entries(entries).map(
    ([name, content]) =>
      new File([new Uint8Array(content)], name.replace(/^.*\//, ''), { type: typeOf(name) ?? '' }),
  );
}

function typeOf(name: string): string | undefined {
  return TYPES[/\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''];
}
