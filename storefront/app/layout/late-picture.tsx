import { Picture } from '@gulmohar/ui/picture.tsx';
import type { ComponentProps } from 'react';
import { useHydrated } from './use-hydrated.ts';

/**
 * A picture that is not seen first: browsers ask early for what is near, and it would share the line with the first
 * one. Until the page is hydrated only its frame is there; without scripts the picture itself.
 */
export function LatePicture(props: ComponentProps<typeof Picture>) {
  const isAlive = useHydrated();
  if (isAlive) return <Picture {...props} />;
  return (
    <>
      <Picture {...props} src={undefined} className={`noscript:hidden ${props.className ?? ''}`} />
      <noscript>
        <Picture {...props} />
      </noscript>
    </>
  );
}
