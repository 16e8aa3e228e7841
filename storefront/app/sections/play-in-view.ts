/** Not in every browser: https://wicg.github.io/netinfo/ and https://wicg.github.io/savedata/ */
type Connection = { saveData?: boolean; effectiveType?: string };

/**
 * Plays a video by itself while half of it is in view, until the shopper stops it. Where motion is unwanted or data dear or
 * slow, it waits to be played.
 * @returns what ends this
 */
export function playInView(video: HTMLVideoElement): (() => void) | undefined {
  if (isSparing()) return undefined;
  let isInView = false;
  const observer = new IntersectionObserver(
    ([entry]) => {
      isInView = entry?.isIntersecting ?? false;
      // A browser may refuse; the button of the video remains.
      if (isInView) video.play().catch(() => undefined);
      else video.pause();
    },
    { threshold: 0.5 },
  );
  const stopped = () => isInView && observer.disconnect();
  observer.observe(video);
  video.addEventListener('pause', stopped);
  return () => {
    observer.disconnect();
    video.removeEventListener('pause', stopped);
  };
}

function isSparing(): boolean {
  const { connection = {} } = navigator as Navigator & { connection?: Connection };
  const { saveData = false, effectiveType = '4g' } = connection;
  return saveData || effectiveType !== '4g' || matchMedia('(prefers-reduced-motion: reduce)').matches;
}
