/**
 * @param number with the country code, digits only
 * @param text what the shopper's message begins with
 */
export function whatsAppAddress(number: string, text?: string): string {
  return `https://wa.me/${number}${text ? `?text=${encodeURIComponent(text)}` : ''}`;
}
