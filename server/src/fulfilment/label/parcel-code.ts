import { shortId } from '../order/short-id.ts';

/** What a parcel is called on labels and in files of couriers: its order and its number there, `3F8A91C2-1`. */
export function parcelCode(orderId: string, number: number): string {
  return `${shortId(orderId)}-${number}`;
}

/** An order, and one of its parcels if it is named; undefined for any other text. */
export function readParcelCode(text: string): { shortId: string; number?: number } | undefined {
  const [, id, number] = /^#?([0-9a-f]{8})(?:-(\d{1,3}))?$/i.exec(text.trim()) ?? [];
  if (!id) return undefined;
  return { shortId: id.toUpperCase(), ...(number && { number: Number(number) }) };
}
