const WIDTHS = [180, 360, 540, 800, 1200];

type PictureProps = {
  /** Address of the 800 px WebP file; the other widths and AVIF lie beside it. */
  src: string | undefined;
  alt: string;
  sizes: string;
  /** Set for the one picture that is seen first. */
  isFirst?: boolean;
  className?: string;
};

/** A 3:4 picture in the width and format that suit the screen, on a sandstone ground until it arrives. */
export function Picture({ src, alt, sizes, isFirst = false, className = '' }: PictureProps) {
  if (!src) return <div className={`aspect-3/4 bg-rule ${className}`} />;
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={srcSet(src, 'avif')} sizes={sizes} />
      <img
        src={src}
        srcSet={srcSet(src, 'webp')}
        sizes={sizes}
        alt={alt}
        width={1200}
        height={1600}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding={isFirst ? 'sync' : 'async'}
        className={`aspect-3/4 bg-rule object-cover ${className}`}
      />
    </picture>
  );
}

function srcSet(src: string, format: 'avif' | 'webp'): string {
  const folder = src.slice(0, src.lastIndexOf('/'));
  return WIDTHS.map((width) => `${folder}/${width}.${format} ${width}w`).join(', ');
}
