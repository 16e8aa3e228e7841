import { expect, test, vi } from 'vitest';
import { whenVisible } from './when-visible.ts';

type Report = Pick<IntersectionObserverEntry, 'isIntersecting'>;

const outOfSight = { isIntersecting: false };
const inSight = { isIntersecting: true };

/** Watches an element. @returns what to call to report as the browser does, and how often it was seen */
function watched() {
  let report: (reports: Report[]) => void = () => undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof report) {
        report = callback;
      }
      observe() {}
    },
  );
  const onVisible = vi.fn();
  whenVisible({} as Element, onVisible);
  return { report: (...reports: Report[]) => report(reports), onVisible };
}

test('the end of the list is seen although the browser reports late that it was out of sight before', () => {
  const { report, onVisible } = watched();
  report(outOfSight, inSight);
  expect(onVisible).toHaveBeenCalledOnce();
});

test('the end of the list is not seen while it is out of sight', () => {
  const { report, onVisible } = watched();
  report(outOfSight);
  expect(onVisible).not.toHaveBeenCalled();
});
