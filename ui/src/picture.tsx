import { preload } from 'react-dom';
import { focusClass, type PictureFocus } from './picture-focus.ts';
import { usePictureAddress } from './picture-origin.ts';
import { type PictureSources, pictureSources } from './picture-sources.ts';

type PictureProps = {
  /** Address of the 800 px WebP file, for browsers without AVIF; the AVIF files lie beside it. */
  src: string | undefined;
  alt: string;
  sizes: string;
  /** For what is seen first on a page: fetched at once and before everything else. */
  isFirst?: boolean;
  /** To look closer: offers the file that shows the weave, which is several times as heavy. */
  isZoomed?: boolean;
  /** What stays in view where the frame is not 3:4; without it, the middle. */
  focus?: PictureFocus | null | undefined;
  /** Of the frame, which is as wide as its place and 3:4. */
  className?: string;
};

/** A 3:4 picture in the width and format that suit the screen, on its own colour until it arrives. */
export function Picture({
  src: path,
  alt,
  sizes,
  isFirst = false,
  isZoomed = false,
  focus,
  className = '',
}: PictureProps) {
  const src = usePictureAddress(path);
  const frame = `relative block aspect-3/4 w-full overflow-hidden bg-rule ${className}`;
  if (!src) return <span className={frame} />;
  const sources = pictureSources(src, isZoomed);
  if (isFirst) preloadPicture(src, sources, sizes);
  return (
    <span className={frame}>
      {/* As an SVG attribute: the page's security policy allows no inline styles. */}
      {sources.colour && (
        <svg aria-hidden="true" className="absolute inset-0 size-full">
          <rect width="100%" height="100%" fill={sources.colour} />
        </svg>
      )}
      <picture>
        <source type="image/avif" srcSet={sources.avif} sizes={sizes} />
        <img
          src={src}
          alt={alt}
          width={800}
          height={1067}
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'auto'}
          decoding="async"
          className={`absolute inset-0 size-full object-cover ${focusClass(focus)}`}
        />
      </picture>
    </span>
  );
}

function preloadPicture(src: string, { avif }: PictureSources, sizes: string): void {
  preload(src, {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: avif,
    imageSizes: sizes,
    fetchPriority: 'high',
  });
}
