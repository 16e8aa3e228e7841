import { Picture, type PictureProps } from '@gulmohar/ui/picture.tsx';
import { useHydrated } from './use-hydrated.ts';

/**
 * A picture that is not seen first: browsers ask early for what is near, and it would share the line with the first
 * one. Until the page is hydrated only its frame is there; without scripts the picture itself.
 */
export function LatePicture(props: PictureProps) {
  return <Picture {...props} isHeldBack={!useHydrated()} />;
}
