import { expect, test, vi } from 'vitest';
import { playInView } from './play-in-view.ts';

type Device = { reducesMotion?: boolean; connection?: { saveData?: boolean; effectiveType?: string } };

/** Watches a video. @returns it, and what to call to report as the browser does how much of it is in view */
function watched({ reducesMotion = false, connection }: Device = {}) {
  let report: (reports: Pick<IntersectionObserverEntry, 'intersectionRatio'>[]) => void = () => undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof report) {
        report = callback;
      }
      observe() {}
      disconnect() {
        report = () => undefined;
      }
    },
  );
  vi.stubGlobal('navigator', { connection });
  vi.stubGlobal('matchMedia', () => ({ matches: reducesMotion }));
  const video = Object.assign(new EventTarget(), {
    isPlaying: false,
    play: async () => {
      video.isPlaying = true;
    },
    pause: () => {
      video.isPlaying = false;
      video.dispatchEvent(new Event('pause'));
    },
  });
  const end = playInView(video as unknown as HTMLVideoElement);
  const scroll = (...ratios: number[]) => report(ratios.map((intersectionRatio) => ({ intersectionRatio })));
  return { video, scroll, end };
}

test('a video plays while half of it is in view, each time anew', () => {
  const { video, scroll } = watched();
  scroll(0.1);
  expect(video.isPlaying).toBe(false);
  scroll(0.5);
  expect(video.isPlaying).toBe(true);
  scroll(0.4);
  expect(video.isPlaying).toBe(false);
  scroll(0.1, 0.6);
  expect(video.isPlaying).toBe(true);
});

test('a video that the shopper stopped stays so', () => {
  const { video, scroll } = watched();
  scroll(1);
  video.pause();
  scroll(0);
  scroll(1);
  expect(video.isPlaying).toBe(false);
});

test('a video that has left the page does not play', () => {
  const { video, scroll, end } = watched();
  end?.();
  scroll(1);
  expect(video.isPlaying).toBe(false);
});

test.each<[string, Device, boolean]>([
  ['motion is unwanted', { reducesMotion: true }, false],
  ['data is saved', { connection: { saveData: true, effectiveType: '4g' } }, false],
  ['the connection is slow', { connection: { effectiveType: '3g' } }, false],
  ['the connection is fast', { connection: { saveData: false, effectiveType: '4g' } }, true],
])('where %s (%o), it plays by itself: %s', (_where, device, plays) => {
  const { video, scroll } = watched(device);
  scroll(1);
  expect(video.isPlaying).toBe(plays);
});
