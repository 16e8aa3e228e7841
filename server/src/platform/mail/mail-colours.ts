import type { MailShop } from './email.ts';

const INK = '#2b1b16';

/** The colours of a mail by the shop's look; the others suit every ground. */
export function mailColours({ look }: Pick<MailShop, 'look'>) {
  const { light: ground, heading, brand, onBrand } = look;
  return { ground, panel: mixed(ground, INK, 0.07), heading, brand, onBrand };
}

/** Mail programs know colours only as hexadecimal digits. @param share of the second colour, from 0 to 1 */
function mixed(one: string, other: string, share: number): string {
  const channel = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  const mix = (at: number) => Math.round(channel(one, at) * (1 - share) + channel(other, at) * share);
  return `#${[1, 3, 5].map((at) => mix(at).toString(16).padStart(2, '0')).join('')}`;
}
