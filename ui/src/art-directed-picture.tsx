import { preload } from 'react-dom';
import { usePictureAddress } from './picture-origin.ts';

const WIDE_WIDTHS = [640, 960, 1280, 1920];
const TALL_WIDTHS = [360, 540, 800, 1200];
/** Where the wide crop takes over: `md` in tokens.css. */
const WIDE = '(min-width: 48rem)';
const NARROW = '(max-width: 47.999rem)';

type ArtDirectedPictureProps = {
  /** Addresses of one WebP file of each crop, 16:9 and 4:5; the other widths and AVIF lie beside them. */
  wide: string;
  tall: string;
  alt: string;
  /** For what is seen first on a page: fetched at once and before everything else. */
  isFirst?: boolean;
  /** Of the image, which fills its place. */
  className?: string;
};

/** A picture across the whole window, in one crop for narrow screens and another for wide ones. */
export function ArtDirectedPicture({
  wide,
  tall,
  alt,
  isFirst = false,
  className = '',
}: ArtDirectedPictureProps) {
  const wideAddress = usePictureAddress(wide);
  const crops = [
    { media: WIDE, address: wideAddress, widths: WIDE_WIDTHS },
    { media: NARROW, address: usePictureAddress(tall), widths: TALL_WIDTHS },
  ];
  if (isFirst) {
    for (const { media, address, widths } of crops) {
      preload(address, {
        as: 'image',
        type: 'image/avif',
        media,
        imageSrcSet: sourceSet(address, widths, 'avif'),
        imageSizes: '100vw',
        fetchPriority: 'high',
      });
    }
  }
  return (
    <picture>
      {crops.flatMap(({ media, address, widths }) =>
        (['avif', 'webp'] as const).map((format) => (
          <source
            key={`${address}${format}`}
            media={media}
            type={`image/${format}`}
            srcSet={sourceSet(address, widths, format)}
            sizes="100vw"
          />
        )),
      )}
      <img
        src={wideAddress}
        alt={alt}
        width={1280}
        height={720}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'low'}
        decoding="async"
        className={`object-cover ${className}`}
      />
    </picture>
  );
}

function sourceSet(address: string, widths: number[], format: string): string {
  const folder = address.slice(0, address.lastIndexOf('/'));
  return widths.map((width) => `${folder}/${width}.${format} ${width}w`).join(', ');
}
