/**
 * Median heights in cm at the ages of 2 to 12 years, the mean of boys' and girls': the WHO's Growth Standards up to 5
 * years and its Reference 2007. Only their ratio is used, which hardly differs between boys and girls.
 */
const medians = [86.4, 95.6, 103, 109.7, 115.55, 121.25, 126.95, 132.55, 138.2, 144.05, 150.15];
const FIRST_YEAR = 2;
const MONTHS_BEFORE_MEASURING_AGAIN = 6;

export type ChildsHeight = {
  heightCm: number;
  /** `2019-08` */
  birthMonth: string;
  /** `2026-02-14` */
  measuredOn: string;
};

/**
 * Returns a child's height by now, in whole cm, and whether it should be measured again. Outside of the ages of 2 to
 * 12 years it is taken to be as it was measured.
 */
export function heightByNow(
  { heightCm, birthMonth, measuredOn }: ChildsHeight,
  now: Date,
): { cm: number; isOld: boolean } {
  const measured = new Date(`${measuredOn}T00:00:00Z`);
  const then = medianAt(ageInYears(birthMonth, measured));
  const today = medianAt(ageInYears(birthMonth, now));
  const grown = then && today && today > then ? (heightCm * today) / then : heightCm;
  return { cm: Math.round(grown), isOld: monthsBetween(measured, now) >= MONTHS_BEFORE_MEASURING_AGAIN };
}

function medianAt(years: number): number | undefined {
  const at = years - FIRST_YEAR;
  const below = medians[Math.floor(at)];
  const above = medians[Math.ceil(at)];
  if (below === undefined || above === undefined) return undefined;
  return below + (above - below) * (at - Math.floor(at));
}

function ageInYears(birthMonth: string, at: Date): number {
  return monthsBetween(new Date(`${birthMonth}-15T00:00:00Z`), at) / 12;
}

function monthsBetween(from: Date, to: Date): number {
  const months = (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();
  return months + (to.getUTCDate() - from.getUTCDate()) / 31;
}
