import type { AdminOrder } from '@gulmohar/contract/admin/order.ts';
import { documentLabels } from '@gulmohar/contract/admin/order-documents.ts';
import { Link } from 'react-router';
import { Section } from '../components/section.tsx';
import { files, paths } from '../paths.ts';
import { useStaff } from '../session/session.queries.ts';

const linkClass = 'inline-flex min-h-11 items-center text-link underline underline-offset-4';
const kinds: Record<string, string> = documentLabels;

/** Copies for the transporter and the seller, in addition to the buyer's original. */
const copies = [
  { copy: 'transporter', label: 'Transporter’s copy' },
  { copy: 'supplier', label: 'Our copy' },
];

/** All documents of an order that can be printed. */
export function OrderDocuments({ order }: { order: AdminOrder }) {
  const { may } = useStaff();
  const isToPack = order.status === 'Order Placed' || order.unpackedLineIds.length > 0;
  return (
    <Section title="Documents">
      <ul>
        {may('orders.pack') && (
          <>
            <li>
              <Link className={linkClass} to={paths.packingSlips([order.orderId])}>
                Packing slip
              </Link>
            </li>
            {isToPack && (
              <li>
                <Link className={linkClass} to={paths.packingOf(order.shortId)}>
                  Pack it with a scanner
                </Link>
              </li>
            )}
            <li>
              <Link className={linkClass} to={paths.pickList([order.orderId])}>
                Pick list
              </Link>
            </li>
          </>
        )}
        {order.documents.map(({ documentId, kind, number }) => (
          <li key={documentId} className="flex flex-wrap gap-x-4">
            <a className={linkClass} href={files.document(documentId)} target="_blank" rel="noreferrer">
              {kinds[kind] ?? kind} {number}
            </a>
            {copies.map(({ copy, label }) => (
              <a
                key={copy}
                className={`${linkClass} text-sm`}
                href={files.document(documentId, copy)}
                target="_blank"
                rel="noreferrer"
                aria-label={`${label} of ${number}`}
              >
                {label}
              </a>
            ))}
          </li>
        ))}
        {order.documents.length === 0 && (
          <li className="text-sm text-muted">The invoice is made when it is shipped.</li>
        )}
      </ul>
    </Section>
  );
}
