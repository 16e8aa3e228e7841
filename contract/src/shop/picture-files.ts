/** One file of a picture, named `<width>.<format>`. */
export type PictureFileName = { width: number; format: 'avif' | 'webp' };

/** The widths in px of a kind of picture; its address is that of its WebP file. */
export type PictureWidths = {
  avif: readonly number[];
  /** For browsers without AVIF, shared links and product feeds. */
  webp: number;
};

/** For products and categories, 3:4. */
export const productWidths: PictureWidths = { avif: [180, 360, 540, 800, 1200], webp: 800 };
/** For the home page's slides, 16:9 and 4:5. */
export const slideWidths = {
  wide: { avif: [640, 960, 1280, 1920], webp: 1280 },
  tall: { avif: [360, 540, 800, 1200], webp: 800 },
} as const satisfies Record<string, PictureWidths>;

/** The AVIF file for zooming in; the folder's name says whether a picture has it. */
export const ZOOM_WIDTH = 2400;

export function pictureFiles({ avif, webp }: PictureWidths, hasZoom = false): PictureFileName[] {
  const widths = hasZoom ? [...avif, ZOOM_WIDTH] : avif;
  return [
    ...widths.map((width) => ({ width, format: 'avif' as const })),
    { width: webp, format: 'webp' as const },
  ];
}

/** `<name>.<hash>.<colour>`, and `.2400` with a file for zooming in. Browsers may cache the folder's files for ever. */
export function pictureFolder(name: string, hash: string, colour: string, hasZoom = false): string {
  return `${name}.${hash}.${colour}${hasZoom ? `.${ZOOM_WIDTH}` : ''}`;
}
