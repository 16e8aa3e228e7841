import type { Shop } from '@gulmohar/contract/shop/shop.ts';

/** Address, phone and e-mail, the latter two as links. */
export function PostalAddress({ contact: { address, phone, email } }: Pick<Shop, 'contact'>) {
  return (
    <address className="text-muted not-italic">
      {address.map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
      <a className="footer-link mt-3" href={`tel:${phone.replace(/\s/g, '')}`}>
        {phone}
      </a>
      <a className="footer-link" href={`mailto:${email}`}>
        {email}
      </a>
    </address>
  );
}
