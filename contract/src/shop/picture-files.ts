/** One file of a picture; its name is `<width>.<format>`. */
export type PictureFileName = { width: number; format: 'avif' | 'webp' };

/** The widths of a kind of picture, px; the picture's address names its WebP file. */
export type PictureWidths = {
  avif: readonly number[];
  /** For browsers without AVIF, shared links and product feeds. */
  webp: number;
};

/** Of products and categories, 3:4. */
export const productWidths: PictureWidths = { avif: [180, 360, 540, 800, 1200], webp: 800 };
/** Of the home page's slides, 16:9 and 4:5. */
export const slideWidths = {
  wide: { avif: [640, 960, 1280, 1920], webp: 1280 },
  tall: { avif: [360, 540, 800, 1200], webp: 800 },
} as const satisfies Record<string, PictureWidths>;

/** Width of the AVIF file that only looking closer loads. A picture that has it says so in its folder's name. */
export const ZOOM_WIDTH = 2400;

/** All files of a picture, from the smallest. */
export function pictureFiles({ avif, webp }: PictureWidths, hasZoom = false): PictureFileName[] {
  const widths = hasZoom ? [...avif, ZOOM_WIDTH] : avif;
  return [
    ...widths.map((width) => ({ width, format: 'avif' as const })),
    { width: webp, format: 'webp' as const },
  ];
}

/**
 * A picture's folder: `<name>.<hash>.<colour>`, and `.2400` where it has a file to look closer at.
 * @param hash of its files, eight hexadecimal digits: browsers may keep what is in the folder for ever
 * @param colour the picture's mean colour, rrggbb
 */
export function pictureFolder(name: string, hash: string, colour: string, hasZoom = false): string {
  return `${name}.${hash}.${colour}${hasZoom ? `.${ZOOM_WIDTH}` : ''}`;
}
