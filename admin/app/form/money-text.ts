const AMOUNT = /^(\d{1,8})(?:\.(\d{1,2}))?$/;

/** '1,299.50' → 129950. @returns paise; null for nothing, NaN for what is no amount */
export function paiseOf(text: string): number | null {
  const bare = text.replace(/[\s,₹]|^Rs\.?/gi, '');
  if (bare === '') return null;
  const [, rupees = '', decimals = ''] = AMOUNT.exec(bare) ?? [];
  return rupees === '' ? Number.NaN : Number(rupees) * 100 + Number(decimals.padEnd(2, '0'));
}

/** 129950 → '1299.50', as it is typed; whole rupees without decimals. @param paise null for nothing */
export function rupeesOf(paise: number | null): string {
  if (paise === null || Number.isNaN(paise)) return '';
  return paise % 100 === 0 ? String(paise / 100) : (paise / 100).toFixed(2);
}
