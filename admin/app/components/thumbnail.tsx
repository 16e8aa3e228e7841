import { Picture } from '@gulmohar/ui/picture.tsx';

const widths = {
  small: { rem: '2.25rem', className: 'w-9 dense:w-5' },
  medium: { rem: '3rem', className: 'w-12' },
} as const;

type ThumbnailProps = {
  /** The product's first picture; without one its space stays empty, so that names line up. */
  src: string | null | undefined;
  size?: keyof typeof widths;
};

/** A product's picture beside its name. Screen readers skip it, because the name says what it shows. */
export function Thumbnail({ src, size = 'medium' }: ThumbnailProps) {
  const { rem, className } = widths[size];
  return (
    <span className={`block shrink-0 self-start print:hidden ${className}`}>
      <Picture src={src ?? undefined} alt="" sizes={rem} />
    </span>
  );
}
