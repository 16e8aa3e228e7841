import { Picture } from '@gulmohar/ui/picture.tsx';
import { LatePicture } from '../page/late-picture.tsx';

const shapes = {
  tall: { widths: [360, 540, 800, 1200], frame: 'aspect-4/5' },
  wide: { widths: [640, 960, 1280, 1920], frame: 'aspect-video' },
} as const;

type SectionPictureProps = {
  address: string;
  alt: string;
  sizes: string;
  isFirst: boolean;
  shape?: keyof typeof shapes;
  className?: string;
};

/** A picture that the owner uploaded for a section. */
export function SectionPicture({
  address,
  alt,
  sizes,
  isFirst,
  shape = 'tall',
  className = '',
}: SectionPictureProps) {
  const Shown = isFirst ? Picture : LatePicture;
  const { widths, frame } = shapes[shape];
  return (
    <Shown
      src={address}
      alt={alt}
      sizes={sizes}
      widths={widths}
      isFirst={isFirst}
      className={`${frame} ${className}`}
    />
  );
}
