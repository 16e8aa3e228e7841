import { expect, test, vi } from 'vitest';
import { whenSeen } from './when-seen.ts';

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
  const seen = vi.fn();
  whenSeen({} as Element, seen);
  return { report: (...reports: Report[]) => report(reports), seen };
}

test('the end of the list is seen although the browser reports late that it was out of sight before', () => {
  const { report, seen } = watched();
  report(outOfSight, inSight);
  expect(seen).toHaveBeenCalledOnce();
});

test('the end of the list is not seen while it is out of sight', () => {
  const { report, seen } = watched();
  report(outOfSight);
  expect(seen).not.toHaveBeenCalled();
});
