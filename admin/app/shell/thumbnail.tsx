import { Picture } from '@gulmohar/ui/picture.tsx';

const widths = {
  small: { rem: '2.25rem', className: 'w-9' },
  medium: { rem: '3rem', className: 'w-12' },
} as const;

type ThumbnailProps = {
  /** The product's first picture; without one its place stays, so that names stand in line. */
  src: string | null | undefined;
  size?: keyof typeof widths;
};

/** The picture of a product beside its name, which says what it shows: the picture itself is not read out. */
export function Thumbnail({ src, size = 'medium' }: ThumbnailProps) {
  const { rem, className } = widths[size];
  return (
    <span className={`block shrink-0 self-start print:hidden ${className}`}>
      <Picture src={src ?? undefined} alt="" sizes={rem} />
    </span>
  );
}
