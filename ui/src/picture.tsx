import { preload } from 'react-dom';
import { focusClass, type PictureFocus } from './picture-focus.ts';
import { usePictureAddress } from './picture-origin.ts';
import { type PictureSources, type PictureWidth, pictureSources } from './picture-sources.ts';

export type PictureProps = {
  /** Address of the 800 px WebP file, for browsers without AVIF; the AVIF files are in the same folder. */
  src: string | undefined;
  alt: string;
  sizes: string;
  /** Those that `sizes` can select on screens with one to three device pixels per CSS pixel. */
  widths?: readonly PictureWidth[] | undefined;
  /** Among the first things seen on a page: fetched at once and before everything else. */
  isFirst?: boolean;
  /** Whether to show only its colour for now; browsers without scripts show the picture. */
  isDeferred?: boolean;
  /** Whether to offer the file for zooming in, which shows the weave and is several times as large. */
  isZoomed?: boolean;
  /** The point that stays in view where the frame is not 3:4; the middle if absent. */
  focus?: PictureFocus | null | undefined;
  className?: string;
};

/** A 3:4 picture in the width and format that suit the screen. */
export function Picture({
  src: path,
  alt,
  sizes,
  widths,
  isFirst = false,
  isDeferred = false,
  isZoomed = false,
  focus,
  className,
}: PictureProps) {
  const src = usePictureAddress(path);
  const frame = className ? `picture ${className}` : 'picture';
  if (!src) return <span className={frame} />;
  const sources = pictureSources(src, isZoomed, widths);
  if (isFirst) preloadPicture(src, sources, sizes);
  const image = (
    <img
      src={src}
      alt={alt}
      {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      decoding="async"
      className={focus ? focusClass(focus) : undefined}
    />
  );
  return (
    <span className={frame}>
      {/* As an SVG attribute, because the page's security policy allows no inline styles. */}
      {sources.colour && <svg aria-hidden="true" color={sources.colour} />}
      {isDeferred ? (
        // Without AVIF, which would make each page several KB longer for everybody.
        <noscript>{image}</noscript>
      ) : (
        <picture>
          <source type="image/avif" srcSet={sources.avif} sizes={sizes} />
          {image}
        </picture>
      )}
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
