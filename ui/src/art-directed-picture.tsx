import { preload } from 'react-dom';
import { usePictureAddress } from './picture-origin.ts';

const WIDE_WIDTHS = [640, 960, 1280, 1920];
const TALL_WIDTHS = [360, 540, 800, 1200];
/** The breakpoint above which the wide crop is used: `md` in tokens.css. */
const WIDE = '(min-width: 48rem)';
const NARROW = '(max-width: 47.999rem)';

type ArtDirectedPictureProps = {
  /** Each crop's WebP file, 16:9 and 4:5; the AVIF files are in the same folders. Without `tall`, `wide` is shown everywhere. */
  wide: string;
  tall?: string | undefined;
  alt: string;
  /** Among the first things seen on a page: fetched at once and before everything else. */
  isFirst?: boolean;
  className?: string;
};

/** A picture as wide as the window, with separate crops for narrow and wide screens. */
export function ArtDirectedPicture({
  wide,
  tall,
  alt,
  isFirst = false,
  className = '',
}: ArtDirectedPictureProps) {
  const wideAddress = usePictureAddress(wide);
  const tallAddress = usePictureAddress(tall ?? wide);
  const crops = tall
    ? [
        { media: WIDE, address: wideAddress, widths: WIDE_WIDTHS },
        { media: NARROW, address: tallAddress, widths: TALL_WIDTHS },
      ]
    : [{ media: 'all', address: wideAddress, widths: WIDE_WIDTHS }];
  if (isFirst) {
    for (const { media, address, widths } of crops) {
      preload(address, {
        as: 'image',
        type: 'image/avif',
        media,
        imageSrcSet: sourceSet(address, widths),
        imageSizes: '100vw',
        fetchPriority: 'high',
      });
    }
  }
  return (
    <picture>
      {crops.map(({ media, address, widths }) => (
        <source
          key={media}
          media={media}
          type="image/avif"
          srcSet={sourceSet(address, widths)}
          sizes="100vw"
        />
      ))}
      <source media={NARROW} srcSet={tallAddress} />
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

function sourceSet(address: string, widths: number[]): string {
  const folder = address.slice(0, address.lastIndexOf('/'));
  return widths.map((width) => `${folder}/${width}.avif ${width}w`).join(', ');
}
