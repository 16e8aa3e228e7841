import { preload } from 'react-dom';
import { focusClass, type PictureFocus } from './picture-focus.ts';
import { usePictureAddress } from './picture-origin.ts';
import { type PictureSources, type PictureWidth, pictureSources } from './picture-sources.ts';

export type PictureProps = {
  /** Address of the 800 px WebP file, for browsers without AVIF; the AVIF files are in the same folder. */
  src: string | undefined;
  alt: string;
  sizes: string;
  /**
   * The widths that `sizes` can select on screens with one to three device pixels per CSS pixel; all if
   * absent.
   */
  widths?: readonly PictureWidth[] | undefined;
  /**
   * Whether the picture is among the first things seen on a page, so that it is fetched at once and before
   * everything else.
   */
  isFirst?: boolean;
  /** Whether to show only its colour for now; browsers without scripts show the picture. */
  isDeferred?: boolean;
  /** Whether to offer the file for zooming in, which shows the weave and is several times as large. */
  isZoomed?: boolean;
  /** The point that stays in view where the frame is not 3:4; the middle if absent. */
  focus?: PictureFocus | null | undefined;
  /** For the 3:4 frame, which is as wide as its container. */
  className?: string;
};

/**
 * A 3:4 picture in the width and format that suit the screen, with its mean colour as the background until it
 * has loaded.
 */
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
  const picture = (
    <picture>
      <source type="image/avif" srcSet={sources.avif} sizes={sizes} />
      <img
        src={src}
        alt={alt}
        {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        decoding="async"
        className={focus ? focusClass(focus) : undefined}
      />
    </picture>
  );
  return (
    <span className={frame}>
      {/* As an SVG attribute, because the page's security policy allows no inline styles. */}
      {sources.colour && <svg aria-hidden="true" color={sources.colour} />}
      {isDeferred ? <noscript>{picture}</noscript> : picture}
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
