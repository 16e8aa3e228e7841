const WIDTHS = [180, 360, 540, 800, 1200] as const;
/** The name contains the picture's mean colour and, if there is one, the width for zooming in. */
const FOLDER = /^(.*\.([0-9a-f]{6})(?:\.(\d{4}))?|.*)\/[^/]*$/;

/** Of products' pictures, or of wide ones. */
export type PictureWidth = (typeof WIDTHS)[number] | 640 | 960 | 1280 | 1920;

export type PictureSources = {
  avif: string;
  /** The picture's mean colour, shown until it has loaded. */
  colour: string | undefined;
  zoom: number | undefined;
};

/** @param widths the ones that may be needed where the picture is shown */
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
