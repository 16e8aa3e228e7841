import { Picture, type PictureProps } from '@gulmohar/ui/picture.tsx';
import { useHydrated } from '@gulmohar/ui/use-hydrated.ts';

/**
 * A picture outside the first view. Browsers load pictures well before they are visible, so it would compete
 * with the first one for bandwidth. Only its frame is there until hydration; without scripts, the picture
 * itself.
 */
export function LatePicture(props: PictureProps) {
  return <Picture {...props} isDeferred={!useHydrated()} />;
}
