import { shortId } from '../../order/short-id.ts';

/** `3F8A91C2-1` */
export function parcelCode(orderId: string, number: number): string {
  return `${shortId(orderId)}-${number}`;
}

export function readParcelCode(text: string): { shortId: string; number?: number } | undefined {
  const [, id, number] = /^#?([0-9a-f]{8})(?:-(\d{1,3}))?$/i.exec(text.trim()) ?? [];
  if (!id) return undefined;
  return { shortId: id.toUpperCase(), ...(number && { number: Number(number) }) };
}
