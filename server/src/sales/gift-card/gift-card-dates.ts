import { GIFT_CARD_AHEAD_DAYS } from '@gulmohar/contract/sales/gift-card.ts';
import { wrongField } from '../../platform/http/shop-error.ts';

const DAY_MS = 86_400_000;
const INDIA_AHEAD_MS = 5.5 * 3_600_000;

/**
 * @param sendOn a day in India; null for at once
 * @throws ShopError INVALID_INPUT for a day that is over or too far ahead
 */
export function sendingTime(sendOn: string | null, now: Date): Date {
  if (sendOn === null) return now;
  const morning = new Date(`${sendOn}T09:00:00+05:30`);
  const endOfDay = morning.getTime() + DAY_MS * (15 / 24);
  if (endOfDay < now.getTime()) throw wrongField('sendOn', 'This day is over');
  if (morning.getTime() > now.getTime() + GIFT_CARD_AHEAD_DAYS * DAY_MS)
    throw wrongField('sendOn', 'Please choose a day within a year');
  return morning < now ? now : morning;
}

/**
 * The last moment of a day in India, so that the day alone says it.
 * @param years from the day on which the card is sent; null without an end
 */
export function giftCardEnd(years: number | null, sendAt: Date): Date | null {
  if (years === null) return null;
  const inIndia = new Date(sendAt.getTime() + INDIA_AHEAD_MS);
  inIndia.setUTCFullYear(inIndia.getUTCFullYear() + years);
  inIndia.setUTCHours(23, 59, 59, 999);
  return new Date(inIndia.getTime() - INDIA_AHEAD_MS);
}
