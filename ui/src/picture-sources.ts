const WIDTHS = [180, 360, 540, 800, 1200];
const COLOUR_IN_NAME = /\.([0-9a-f]{6})\/[^/]*$/;

export type PictureSources = {
  avif: string;
  webp: string;
  /** The picture's mean colour, which its address carries; shown until it arrives. */
  colour: string | undefined;
};

/** Everything that lies beside the 800 px WebP file: five widths in two formats. */
export function pictureSources(address: string): PictureSources {
  const folder = address.slice(0, address.lastIndexOf('/'));
  const colour = COLOUR_IN_NAME.exec(address)?.[1];
  return {
    avif: sourceSet(folder, 'avif'),
    webp: sourceSet(folder, 'webp'),
    colour: colour && `#${colour}`,
  };
}

function sourceSet(folder: string, format: 'avif' | 'webp'): string {
  return WIDTHS.map((width) => `${folder}/${width}.${format} ${width}w`).join(', ');
}
