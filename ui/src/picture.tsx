import { preload } from 'react-dom';
import { focusClass, type PictureFocus } from './picture-focus.ts';
import { usePictureAddress } from './picture-origin.ts';
import { type PictureSources, type PictureWidth, pictureSources } from './picture-sources.ts';

export type PictureProps = {
  /** Address of the 800 px WebP file, for browsers without AVIF; the AVIF files lie beside it. */
  src: string | undefined;
  alt: string;
  sizes: string;
  /** The widths that `sizes` can lead to on screens of one to three pixels for each of CSS; all, unless given. */
  widths?: readonly PictureWidth[] | undefined;
  /** For what is seen first on a page: fetched at once and before everything else. */
  isFirst?: boolean;
  /** Only its colour as yet, and in a browser without scripts the picture. */
  isHeldBack?: boolean;
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
  widths,
  isFirst = false,
  isHeldBack = false,
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
      {/* As an SVG attribute: the page's security policy allows no inline styles. */}
      {sources.colour && <svg aria-hidden="true" color={sources.colour} />}
      {isHeldBack ? <noscript>{picture}</noscript> : picture}
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
