import { whatsAppAddress } from './whatsapp-address.ts';

type WhatsAppLinkProps = {
  /** With the country code, digits only. */
  number: string;
  /** What the shopper's message begins with. */
  text?: string;
  children: string;
};

export function WhatsAppLink({ number, text, children }: WhatsAppLinkProps) {
  return (
    <a
      href={whatsAppAddress(number, text)}
      target="_blank"
      rel="noopener noreferrer"
      className="text-link inline-flex min-h-11 items-center"
    >
      {children}
    </a>
  );
}
