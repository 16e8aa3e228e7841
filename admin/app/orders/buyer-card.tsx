import type { AdminOrder } from '@gulmohar/contract/admin/order.ts';
import { Link } from 'react-router';
import { Section } from '../components/section.tsx';
import { paths } from '../paths.ts';
import { useStaff } from '../session/session.queries.ts';
import { whatsAppLink } from './whatsapp-link.ts';

const linkClass = 'inline-flex min-h-11 items-center text-link underline underline-offset-4 wrap-anywhere';

export function BuyerCard({ order }: { order: AdminOrder }) {
  const { may, shopName } = useStaff();
  const { address, phone, email } = order;
  const text = `Namaste ${address.firstName}, about your ${shopName} order ${order.shortId}: `;
  return (
    <Section title="Buyer">
      {order.buyerName ? (
        <>
          <address className="not-italic">
            <strong className="font-semibold">
              {address.firstName} {address.lastName}
            </strong>
            <br />
            {address.street}
            <br />
            {address.city} {address.zipcode}
            <br />
            {address.state}, {address.country}
          </address>
          {order.business && (
            <p className="mt-2">
              Invoice to {order.business.name}, GSTIN {order.business.gstin}
            </p>
          )}
          {order.giftFrom && (
            <p className="mt-2">
              A gift from {order.giftFrom}, sent to the address above. Please put no invoice in the parcel.
              {order.giftNote && <q className="block whitespace-pre-line">{order.giftNote}</q>}
            </p>
          )}
          {order.isGiftWrapped && <p className="mt-2 font-semibold">Wrap as a gift</p>}
          <ul className="mt-2">
            <li>
              {phone ? (
                <a className={linkClass} href={`tel:+91${phone}`}>
                  {phone}
                </a>
              ) : (
                'Phone missing. The courier needs it; our e-mail asked the buyer to enter it.'
              )}
            </li>
            <li>
              {email ? (
                <a className={linkClass} href={`mailto:${email}`}>
                  {email}
                </a>
              ) : (
                'No e-mail address: pass on the invoice by WhatsApp.'
              )}
            </li>
            {phone && (
              <li>
                <a className={linkClass} href={whatsAppLink(phone, text)} target="_blank" rel="noreferrer">
                  WhatsApp
                </a>
              </li>
            )}
          </ul>
        </>
      ) : (
        <p className="text-muted">This customer’s data has been erased.</p>
      )}
      {order.userId && may('customers.read') && (
        <Link className={linkClass} to={paths.customer(order.userId)}>
          All about this customer
        </Link>
      )}
    </Section>
  );
}
