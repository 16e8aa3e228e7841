export type ReturnPeriod = {
  key: string;
  /** Such as `2026-11`, in order. */
  months: readonly string[];
  /** Whether it is the first or second month of a quarterly filer, with invoices to businesses only. */
  isIff: boolean;
};

/** @param key `2026-11`, `2026-Q4` or `2026-10-IFF` */
export function parsePeriod(key: string): ReturnPeriod {
  const [year = '', part = ''] = key.split('-');
  if (!part.startsWith('Q')) return { key, months: [`${year}-${part}`], isIff: key.endsWith('-IFF') };
  const last = 3 * Number(part.slice(1));
  const months = [last - 2, last - 1, last].map((month) => `${year}-${String(month).padStart(2, '0')}`);
  return { key, months, isIff: false };
}

export function firstDay({ months }: ReturnPeriod): string {
  return `${months[0]}-01`;
}

/** On which its return can first be made. */
export function dayAfter({ months }: ReturnPeriod): string {
  const [year = 0, month = 0] = (months.at(-1) ?? '').split('-').map(Number);
  return month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`;
}

/** The last month of a period in the portal's format, such as `112026`. */
export function filingPeriod({ months }: ReturnPeriod): string {
  const [year = '', month = ''] = (months.at(-1) ?? '').split('-');
  return `${month}${year}`;
}
