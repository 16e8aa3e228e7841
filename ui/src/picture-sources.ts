const WIDTHS = [180, 360, 540, 800, 1200] as const;
/** The folder's name carries the picture's mean colour and, where there is one, the width of the file to look closer at. */
const FOLDER = /^(.*\.([0-9a-f]{6})(?:\.(\d{4}))?|.*)\/[^/]*$/;

/** Of an AVIF file, px. */
export type PictureWidth = (typeof WIDTHS)[number];

export type PictureSources = {
  /** Source set of the AVIF files. */
  avif: string;
  /** The picture's mean colour, shown until it arrives. */
  colour: string | undefined;
  /** Width of the file that shows the weave, px. */
  zoom: number | undefined;
};

/**
 * The AVIF files that lie beside a picture's WebP file.
 * @param isZoomed with the file to look closer at
 * @param widths those that can be chosen where the picture stands
 */
export function pictureSources(
  address: string,
  isZoomed = false,
  widths: readonly number[] = WIDTHS,
): PictureSources {
  const [, folder, colour, zoom] = FOLDER.exec(address) ?? [];
  const offered = isZoomed && zoom ? [...widths, Number(zoom)] : widths;
  return {
    avif: offered.map((width) => `${folder}/${width}.avif ${width}w`).join(', '),
    colour: colour && `#${colour}`,
    zoom: zoom ? Number(zoom) : undefined,
  };
}
