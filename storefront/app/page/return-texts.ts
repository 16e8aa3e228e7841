import { RETURN_OPENS_AFTER_DAYS } from '@gulmohar/contract/shop/shop-rules.ts';

/** What pages say about returns. @param days after delivery until returns close; null for never */
export function returnTexts(days: number | null): { title: string; period: string } {
  const opens = `From ${RETURN_OPENS_AFTER_DAYS} days after the order date`;
  if (days === null) return { title: 'Easy return', period: opens };
  return { title: `${days} days return`, period: `${opens} until ${days} days after delivery` };
}
