import { usePictureAddress } from '@gulmohar/ui/picture-origin.ts';
import { useHydrated } from '@gulmohar/ui/use-hydrated.ts';
import { useEffect, useRef } from 'react';
import { playInView } from './play-in-view.ts';

type OwnVideoProps = {
  video: string;
  poster: string;
  /** What it shows, for shoppers who cannot see it. */
  alt: string;
  isFirst: boolean;
};

/** A video without sound. Nothing of it is loaded before it plays; its picture waits until it would not be in the way. */
export function OwnVideo({ video, poster, alt, isFirst }: OwnVideoProps) {
  const player = useRef<HTMLVideoElement>(null);
  const isHydrated = useHydrated();
  const picture = usePictureAddress(poster);
  useEffect(() => (player.current ? playInView(player.current) : undefined), []);
  return (
    <video
      ref={player}
      src={usePictureAddress(video)}
      poster={isFirst || isHydrated ? picture : undefined}
      aria-label={alt}
      muted
      loop
      playsInline
      controls
      preload="none"
      className="aspect-video w-full max-w-4xl bg-panel object-cover"
    />
  );
}
