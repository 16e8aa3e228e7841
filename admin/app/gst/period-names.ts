const month = new Intl.DateTimeFormat('en-IN', { month: 'long', timeZone: 'UTC' });

/** `November 2026`, `October to December 2026`, `October 2026, businesses only (IFF)` */
export function periodName(period: string): string {
  const [year = '', part = ''] = period.split('-');
  if (part.startsWith('Q')) {
    const last = 3 * Number(part.slice(1));
    return `${monthName(last - 2)} to ${monthName(last)} ${year}`;
  }
  const name = `${monthName(Number(part))} ${year}`;
  return period.endsWith('-IFF') ? `${name}, businesses only (IFF)` : name;
}

function monthName(number: number): string {
  return month.format(new Date(Date.UTC(2026, number - 1, 1)));
}

export type PeriodGroup = { label: string; periods: string[] };

/**
 * Returns the periods to choose from: months for monthly filers; quarters, and their first two months (IFF),
 * for quarterly filers.
 * @param months such as `2026-11`, newest first
 */
export function periodGroups(months: readonly string[]): PeriodGroup[] {
  const quarters = [...new Set(months.map(quarterOf))];
  const early = months.filter((one) => Number(one.slice(5)) % 3 !== 0);
  return [
    { label: 'Monthly', periods: [...months] },
    { label: 'Quarterly', periods: quarters },
    { label: 'First two months of a quarter', periods: early.map((one) => `${one}-IFF`) },
  ];
}

function quarterOf(one: string): string {
  return `${one.slice(0, 4)}-Q${Math.ceil(Number(one.slice(5)) / 3)}`;
}

/**
 * Returns the due dates of GSTR-1 and GSTR-3B in the month after the period: the 11th and the 20th for
 * monthly filers; the 13th and, depending on the state, the 22nd or 24th for quarterly filers; the 13th for
 * an IFF.
 * @param until the day after the period, `2026-12-01`
 */
export function dueDates(period: string, until: string): string {
  const of = month.format(new Date(`${until}T00:00:00Z`));
  if (period.endsWith('-IFF')) return `Due by 13 ${of}`;
  if (period.includes('-Q')) return `GSTR-1 is due by 13 ${of}, GSTR-3B by 22 or 24 ${of}, by state`;
  return `GSTR-1 is due by 11 ${of}, GSTR-3B by 20 ${of}`;
}
