/**
 * Returns a link that opens a WhatsApp chat with this text already entered; nothing is sent by itself.
 * @param phone ten digits
 */
export function whatsAppLink(phone: string, text: string): string {
  return `https://wa.me/91${phone}?${new URLSearchParams({ text })}`.replaceAll('+', '%20');
}
