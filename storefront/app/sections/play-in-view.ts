/** Not in every browser: https://wicg.github.io/netinfo/ and https://wicg.github.io/savedata/ */
type Connection = { saveData?: boolean; effectiveType?: string };

const HALF = 0.5;

/**
 * Plays a video by itself while half of it is in view, until the shopper stops it. Where motion is unwanted or data dear or
 * slow, it waits to be played.
 * @returns what ends this
 */
export function playInView(video: HTMLVideoElement): (() => void) | undefined {
  if (isSparing()) return undefined;
  let isInView = false;
  const observer = new IntersectionObserver(
    (reports) => {
      // The last report is how it is now. Some browsers call it intersecting from the first pixel on.
      isInView = (reports.at(-1)?.intersectionRatio ?? 0) >= HALF;
      // A browser may refuse; the button of the video remains.
      if (isInView) video.play().catch(() => undefined);
      else video.pause();
    },
    { threshold: HALF },
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
