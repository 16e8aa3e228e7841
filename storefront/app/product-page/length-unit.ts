import type { productMessages } from './product.messages.ts';

const CM_PER_INCH = 2.54;

export type Unit = keyof typeof productMessages.units;

export function inUnit(cm: number | undefined, unit: Unit): string {
  if (cm === undefined) return '–';
  return unit === 'cm' ? String(cm) : (cm / CM_PER_INCH).toFixed(1);
}
