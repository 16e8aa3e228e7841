const DAY_MS = 86_400_000;

const india = { timeZone: 'Asia/Kolkata' } as const;
const day = new Intl.DateTimeFormat('en-IN', { ...india, day: 'numeric', month: 'short' });
const weekday = new Intl.DateTimeFormat('en-IN', {
  ...india,
  weekday: 'short',
  day: 'numeric',
  month: 'short',
});
const hour = new Intl.DateTimeFormat('en-IN', { ...india, hour: 'numeric' });

export type PointNames = {
  /** `21 Nov`; `4 pm` */
  short(at: string): string;
  /** `Sat, 21 Nov`; `4 pm today` */
  long(at: string): string;
  /** The corresponding point of the previous period. */
  before(at: string): string;
};

/** Returns how to label a chart's points, in Indian time. @param days in the period; 1 for hours */
export function pointNames(days: number): PointNames {
  if (days === 1) {
    const short = (at: string) => hour.format(new Date(at));
    return { short, long: (at) => `${short(at)} today`, before: (at) => `${short(at)} yesterday` };
  }
  return {
    short: (at) => day.format(new Date(at)),
    long: (at) => weekday.format(new Date(at)),
    before: (at) => weekday.format(new Date(Date.parse(at) - days * DAY_MS)),
  };
}
